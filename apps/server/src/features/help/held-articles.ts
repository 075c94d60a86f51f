import type { Language } from '@keo/messages/languages'
import { LANGUAGES } from '@keo/messages/languages'
import { serverTimeText } from '@keo/units/instants'
import { addedNow, readable, shownNow, type HeldText, type PlaceNow } from '../site-texts/index.ts'
import { type ArticleText, readArticle } from './article-file.ts'
import { foldWords } from './fold-words.ts'

/** `changedOn` is the day on which its text changed last, in whatever language. */
type ArticleEntry = { readonly id: string; readonly changedOn: string }

/** `groups.json` of the folder: which articles there are, in which order, and which are looked for most. */
export type ArticleGroup = {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly articles: readonly ArticleEntry[]
}
export type LibraryIndex = {
  readonly groups: readonly ArticleGroup[]
  readonly often: readonly string[]
}

export type Files = ReadonlyMap<Language, ReadonlyMap<string, string>>

export type HeldArticle = ArticleText & {
  readonly id: string
  readonly groupId: string
  readonly changedOn: string
  readonly readMinutes: number
  readonly foldedTitle: string
  readonly folded: string
}
export type HeldArticles = ReadonlyMap<Language, ReadonlyMap<string, HeldArticle>>

/** So much a reader takes in within a minute; a Chinese sign says as much as half a word. */
const LETTERS_A_MINUTE: Readonly<Record<Language, number>> = { vi: 1000, en: 1000, 'zh-CN': 400, th: 900 }

type Entry = ArticleEntry & { readonly groupId: string; readonly text: (language: Language) => string }

/** Every article that players see, by its language and id, group by group in their order. */
export function holdArticles(index: LibraryIndex, files: Files, now: PlaceNow): HeldArticles {
  const shipped = index.groups.flatMap(({ id: groupId, articles }) =>
    articles.map((article) => shippedEntry(article, groupId, files, now.written.get(article.id))),
  )
  const entries = [...shipped, ...addedNow(now).map((text) => addedEntry(text, index))]
  const shown = index.groups.flatMap(({ id: groupId }) =>
    shownNow(
      now,
      entries.filter((entry) => entry.groupId === groupId),
      ({ id }) => id,
    ),
  )
  const held = (language: Language) => new Map(shown.map((entry) => [entry.id, heldOf(entry, language)]))
  return new Map(LANGUAGES.map((language) => [language, held(language)]))
}

const dayOf = ({ publishedAt }: HeldText) => serverTimeText(publishedAt ?? 0).slice(0, 10)

function shippedEntry(
  { id, changedOn }: ArticleEntry,
  groupId: string,
  files: Files,
  own: HeldText | undefined,
): Entry {
  return {
    id,
    groupId: own?.facts.group ?? groupId,
    changedOn: own ? dayOf(own) : changedOn,
    text: (language) => own?.fields.article?.[language] || (files.get(language)?.get(id) ?? ''),
  }
}

function addedEntry(text: HeldText, { groups }: LibraryIndex): Entry {
  const article = readable(text.fields, 'article')
  const groupId = text.facts.group ?? groups[0]?.id ?? ''
  return { id: text.key, groupId, changedOn: dayOf(text), text: (language) => article[language] }
}

function heldOf({ id, groupId, changedOn, text: textIn }: Entry, language: Language): HeldArticle {
  const text = readArticle(textIn(language), `${language}/${id}.md`)
  const words = wordsOf(text)
  const readMinutes = Math.max(1, Math.round(words.length / LETTERS_A_MINUTE[language]))
  const folded = { foldedTitle: foldWords(text.title), folded: foldWords(words) }
  return { ...text, id, groupId, changedOn, readMinutes, ...folded }
}

function wordsOf({ title, answer, blocks }: ArticleText): string {
  const lines = blocks.flatMap((block) => block.lines)
  const written = lines.map(({ spans, value = '' }) => `${spans.map(({ text }) => text).join('')} ${value}`)
  return [title, answer, ...written].join(' ')
}
