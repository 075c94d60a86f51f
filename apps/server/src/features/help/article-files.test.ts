import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '@keo/messages/languages'
import { expect, test } from 'vitest'
import { articleFolder } from './article-library.ts'

const textOf = (language: string, article: string): string =>
  readFileSync(new URL(`${language}/${article}.md`, articleFolder('help')), 'utf8')

const ARTICLES = LANGUAGES.flatMap((language) =>
  readdirSync(new URL(`${language}/`, articleFolder('help'))).map((file) => ({
    language,
    article: file.replace('.md', ''),
  })),
)

test('every picture of an article is a file of the app, and every article leads into the app', () => {
  const pictures = new URL('../../../../web/public/help/', import.meta.url)
  const missing = ARTICLES.flatMap(({ language, article }) =>
    [...textOf(language, article).matchAll(/^!\[.+\]\(([a-z0-9-]+)\)$/gm)]
      .map(([, name]) => `${name}.webp`)
      .filter((name) => !existsSync(new URL(name, pictures))),
  )
  expect(missing).toEqual([])
  const alone = ARTICLES.filter(({ language, article }) => !/\]\(\//.test(textOf(language, article)))
  expect(alone).toEqual([])
})
