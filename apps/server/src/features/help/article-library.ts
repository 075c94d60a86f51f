import { existsSync, readFileSync } from 'node:fs'
import type { HelpGroup, HelpItem } from '@keo/contract/help'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import { LANGUAGES } from '@keo/messages/languages'
import { type ArticleText, readArticle } from './article-file.ts'
import { closestTo } from './closest-articles.ts'
import { foldWords, wordsIn } from './fold-words.ts'

/** `changedOn` is the day on which its text changed last, in whatever language. */
type ArticleEntry = { readonly id: string; readonly changedOn: string }

/** `groups.json` of the folder: which articles there are, in which order, and which are looked for most. */
export type LibraryIndex = {
  readonly groups: readonly {
    readonly id: string
    readonly name: Readonly<Record<Language, string>>
    readonly articles: readonly ArticleEntry[]
  }[]
  readonly often: readonly string[]
}

type Held = ArticleText & {
  readonly id: string
  readonly groupId: string
  readonly changedOn: string
  readonly readMinutes: number
  readonly foldedTitle: string
  readonly folded: string
}

/** So much a reader takes in within a minute; a Chinese sign says as much as half a word. */
const LETTERS_A_MINUTE: Readonly<Record<Language, number>> = { vi: 1000, en: 1000, 'zh-CN': 400, th: 900 }

/** Of `name` beside the bundle, or in the sources. */
export function articleFolder(name: 'help' | 'guides'): URL {
  const folders = [new URL(`./${name}/`, import.meta.url), new URL(`../../../${name}/`, import.meta.url)]
  const found = folders.find((folder) => existsSync(new URL('groups.json', folder)))
  if (!found) throw new Error(`The folder of articles ${name} is missing.`)
  return found
}

export type ArticleLibrary = ReturnType<typeof readLibrary>

/** Every article in every language, read once: they are files, and change with the product. */
export function readLibrary(folder: URL) {
  const index: LibraryIndex = JSON.parse(readFileSync(new URL('groups.json', folder), 'utf8'))
  const held = new Map(LANGUAGES.map((language) => [language, readLanguage(folder, index, language)]))
  const all = (language: Language): readonly Held[] => [...(held.get(language)?.values() ?? [])]

  return {
    groups: (language: Language): HelpGroup[] =>
      index.groups.map(({ id, name, articles }) => ({ id, name: name[language], count: articles.length })),
    often: (language: Language): HelpItem[] => index.often.map((id) => itemOf(one(id, language))),
    one,
    ofGroup(groupId: string, language: Language): HelpItem[] {
      if (!index.groups.some(({ id }) => id === groupId)) fail('NOT_FOUND')
      return all(language)
        .filter((article) => article.groupId === groupId)
        .map(itemOf)
    },
    has: (id: string): boolean =>
      index.groups.some(({ articles }) => articles.some((article) => article.id === id)),
    /** Those that fit a question best, the best one first; none where nothing fits. */
    closest: (question: string, language: Language, most: number): HelpItem[] =>
      closestTo(all(language), wordsIn(question, language)).slice(0, most).map(itemOf),
    /** Those with every word, the ones that have it in their title first. */
    search(text: string, language: Language): HelpItem[] {
      const words = foldWords(text).split(' ').filter(Boolean)
      const hits = all(language).filter(({ folded }) => words.every((word) => folded.includes(word)))
      const inTitle = ({ foldedTitle }: Held) => words.filter((word) => foldedTitle.includes(word)).length
      return hits.toSorted((a, b) => inTitle(b) - inTitle(a)).map(itemOf)
    },
  }

  function one(id: string, language: Language): Held & { readonly groupName: string } {
    const article = held.get(language)?.get(id) ?? fail('NOT_FOUND')
    const group = index.groups.find(({ id: groupId }) => groupId === article.groupId)
    return { ...article, groupName: group?.name[language] ?? '' }
  }
}

function readLanguage(folder: URL, { groups }: LibraryIndex, language: Language): ReadonlyMap<string, Held> {
  const named = groups.flatMap(({ id: groupId, articles }) =>
    articles.map((article) => ({ ...article, groupId })),
  )
  return new Map(
    named.map((entry) => {
      const name = `${language}/${entry.id}.md`
      const text = readArticle(readFileSync(new URL(name, folder), 'utf8'), name)
      const words = wordsOf(text)
      const readMinutes = Math.max(1, Math.round(words.length / LETTERS_A_MINUTE[language]))
      return [
        entry.id,
        { ...text, ...entry, readMinutes, foldedTitle: foldWords(text.title), folded: foldWords(words) },
      ]
    }),
  )
}

function wordsOf({ title, answer, blocks }: ArticleText): string {
  const lines = blocks.flatMap((block) => block.lines)
  const written = lines.map(({ spans, value = '' }) => `${spans.map(({ text }) => text).join('')} ${value}`)
  return [title, answer, ...written].join(' ')
}

const itemOf = ({ id, groupId, title, answer }: Held): HelpItem => ({ id, groupId, title, answer })
