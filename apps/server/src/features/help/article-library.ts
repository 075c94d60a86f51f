import { existsSync, readFileSync } from 'node:fs'
import { serverTimeText } from '@keo/units/instants'
import type { LiveTexts, ShippedText } from '../site-texts/index.ts'
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

type Live = ReturnType<LiveTexts['inForce']>
const NOTHING_WRITTEN: Live = new Map()

/** Every article in every language, read once: they are files. What people wrote since then stands in their place. */
export function readLibrary(folder: URL, written: () => Live = () => NOTHING_WRITTEN) {
  const index: LibraryIndex = JSON.parse(readFileSync(new URL('groups.json', folder), 'utf8'))
  const files = readFiles(folder, index)
  let made = { of: '', held: holdAll(index, files, NOTHING_WRITTEN) }
  /** Made anew only when another version stands. */
  function held(): ReadonlyMap<Language, ReadonlyMap<string, Held>> {
    const live = written()
    const of = [...live].map(([key, { version }]) => `${key} ${version}`).join()
    if (of !== made.of) made = { of, held: holdAll(index, files, live) }
    return made.held
  }
  const all = (language: Language): readonly Held[] => [...(held().get(language)?.values() ?? [])]

  return {
    /** As they came with the product. */
    shippedTexts: (): ShippedText[] =>
      index.groups.flatMap(({ articles }) => articles.map(({ id }) => shippedText(files, id))),
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
    const article = held().get(language)?.get(id) ?? fail('NOT_FOUND')
    const group = index.groups.find(({ id: groupId }) => groupId === article.groupId)
    return { ...article, groupName: group?.name[language] ?? '' }
  }
}

type Files = ReadonlyMap<Language, ReadonlyMap<string, string>>

function readFiles(folder: URL, { groups }: LibraryIndex): Files {
  const ids = groups.flatMap(({ articles }) => articles.map(({ id }) => id))
  const textOf = (language: Language, id: string) =>
    readFileSync(new URL(`${language}/${id}.md`, folder), 'utf8')
  return new Map(
    LANGUAGES.map((language) => [language, new Map(ids.map((id) => [id, textOf(language, id)]))]),
  )
}

function shippedText(files: Files, id: string): ShippedText {
  const textIn = (language: Language) => files.get(language)?.get(id) ?? ''
  const shipped = { vi: textIn('vi'), en: textIn('en'), 'zh-CN': textIn('zh-CN'), th: textIn('th') }
  const { title } = readArticle(shipped.vi, id)
  return { key: id, name: title, fields: [{ name: 'article', kind: 'article', shipped }] }
}

const holdAll = (index: LibraryIndex, files: Files, live: Live) =>
  new Map(LANGUAGES.map((language) => [language, holdLanguage(index, files, live, language)]))

function holdLanguage({ groups }: LibraryIndex, files: Files, live: Live, language: Language) {
  const named = groups.flatMap(({ id: groupId, articles }) =>
    articles.map((article) => ({ ...article, groupId })),
  )
  return new Map<string, Held>(
    named.map((entry) => {
      const own = live.get(entry.id)
      const file = own?.fields.article?.[language] || (files.get(language)?.get(entry.id) ?? '')
      const changedOn = own?.publishedAt ? serverTimeText(own.publishedAt).slice(0, 10) : entry.changedOn
      return [entry.id, heldOf({ ...entry, changedOn }, file, language)]
    }),
  )
}

function heldOf(entry: ArticleEntry & { groupId: string }, file: string, language: Language): Held {
  const text = readArticle(file, `${language}/${entry.id}.md`)
  const words = wordsOf(text)
  const readMinutes = Math.max(1, Math.round(words.length / LETTERS_A_MINUTE[language]))
  return { ...text, ...entry, readMinutes, foldedTitle: foldWords(text.title), folded: foldWords(words) }
}

function wordsOf({ title, answer, blocks }: ArticleText): string {
  const lines = blocks.flatMap((block) => block.lines)
  const written = lines.map(({ spans, value = '' }) => `${spans.map(({ text }) => text).join('')} ${value}`)
  return [title, answer, ...written].join(' ')
}

const itemOf = ({ id, groupId, title, answer }: Held): HelpItem => ({ id, groupId, title, answer })
