import { isAppPage } from '@keo/contract/app-pages'
import type { Language } from '@keo/messages/languages'
import type { Facts, OwnTexts, ShippedText, TextSource } from '../site-texts/index.ts'
import { isArticle, readArticle } from './article-file.ts'
import type { ArticleGroup, Files, LibraryIndex } from './held-articles.ts'

/** Articles of a folder as the staff writes over them and adds to them: one text each, in a group of the folder. */
export function articleTexts(
  index: LibraryIndex,
  files: Files,
  groupsNow: () => readonly ArticleGroup[],
): Required<TextSource> {
  const pictures = picturesOf(files)
  const shipped = index.groups.flatMap(({ id: group, articles }) =>
    articles.map(({ id }) => shippedText(files, id, index.groups.length > 1 ? { group } : {})),
  )
  return {
    list: () => shipped,
    fits: (text) => isArticle(text) && staysAtHome(text, pictures),
    // Groups come and go.
    get own() {
      return ownArticles(groupsNow())
    },
  }
}

/** A folder that is one group has nothing to choose. */
function ownArticles(groups: readonly ArticleGroup[]): OwnTexts {
  const options = groups.map(({ id, name }) => ({ value: id, name }))
  return {
    fields: [{ name: 'article', kind: 'article' }],
    facts: groups.length > 1 ? [{ name: 'group', kind: 'choice', options }] : [],
    ...(groups.length > 1 ? { rowBy: 'group' } : {}),
    nameOf: ({ article }) => (article && isArticle(article.vi) ? readArticle(article.vi, '').title : ''),
  }
}

function shippedText(files: Files, id: string, facts: Facts): ShippedText {
  const textIn = (language: Language) => files.get(language)?.get(id) ?? ''
  const shipped = { vi: textIn('vi'), en: textIn('en'), 'zh-CN': textIn('zh-CN'), th: textIn('th') }
  const { title } = readArticle(shipped.vi, id)
  return { key: id, name: title, fields: [{ name: 'article', kind: 'article', shipped }], facts }
}

const blocksOf = (text: string) => readArticle(text, 'written').blocks

/** Its links lead to pages of this app, its pictures are those of the product. */
function staysAtHome(text: string, pictures: ReadonlySet<string>): boolean {
  const blocks = blocksOf(text)
  const links = blocks.flatMap(({ lines }) => lines.flatMap(({ spans }) => spans.map(({ path }) => path)))
  return (
    links.every((path) => path === undefined || isAppPage(path)) &&
    blocks.every(({ picture }) => picture === undefined || pictures.has(picture))
  )
}

const picturesOf = (files: Files): ReadonlySet<string> =>
  new Set(
    [...files.values()].flatMap((texts) =>
      [...texts.values()].flatMap((text) => blocksOf(text).flatMap(({ picture }) => picture ?? [])),
    ),
  )
