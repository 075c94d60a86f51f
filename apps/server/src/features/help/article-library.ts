import { existsSync, readFileSync } from 'node:fs'
import { fail } from '@keo/contract/errors'
import type { HelpGroup, HelpItem } from '@keo/contract/help'
import type { Language } from '@keo/messages/languages'
import { LANGUAGES } from '@keo/messages/languages'
import { NOTHING_MADE, type PlaceNow } from '../site-texts/index.ts'
import { groupsMade, groupTexts } from './article-groups.ts'
import { articleTexts } from './article-texts.ts'
import { closestTo } from './closest-articles.ts'
import { foldWords, wordsIn } from './fold-words.ts'
import {
  type Files,
  type HeldArticle,
  type HeldArticles,
  holdArticles,
  type LibraryIndex,
} from './held-articles.ts'

/** Of `name` beside the bundle, or in the sources. */
export function articleFolder(name: 'help' | 'guides'): URL {
  const folders = [new URL(`./${name}/`, import.meta.url), new URL(`../../../${name}/`, import.meta.url)]
  const found = folders.find((folder) => existsSync(new URL('groups.json', folder)))
  if (!found) throw new Error(`The folder of articles ${name} is missing.`)
  return found
}

export type ArticleLibrary = ReturnType<typeof readLibrary>

type Now = () => PlaceNow
const nothing: Now = () => NOTHING_MADE

/** Every article in every language, read once: they are files. What people made of them since then stands in their place. */
export function readLibrary(folder: URL, now: Now = nothing, groupsNow: Now = nothing) {
  const index: LibraryIndex = JSON.parse(readFileSync(new URL('groups.json', folder), 'utf8'))
  const files = readFiles(folder, index)
  let made = makeLibrary(NOTHING_MADE, NOTHING_MADE)
  function makeLibrary(place: PlaceNow, groupPlace: PlaceNow) {
    const all = groupsMade(index, groupPlace)
    const groups = all.filter(({ id }) => !groupPlace.hidden.has(id))
    const of = stampOf(place) + stampOf(groupPlace)
    return { of, all, groups, held: holdArticles({ ...index, groups }, files, place) }
  }
  /** Made anew only when something else stands. */
  function current() {
    const [place, groupPlace] = [now(), groupsNow()]
    if (stampOf(place) + stampOf(groupPlace) !== made.of) made = makeLibrary(place, groupPlace)
    return made
  }
  const held = (): HeldArticles => current().held
  const all = (language: Language): readonly HeldArticle[] => [...(held().get(language)?.values() ?? [])]
  const inGroup = (groupId: string, language: Language) =>
    all(language).filter((article) => article.groupId === groupId)
  const has = (id: string): boolean => held().get('vi')?.has(id) === true

  return {
    /** For the staff. */
    texts: articleTexts(index, files, () => current().all),
    groupTexts: groupTexts(index),
    /** Those with nothing in them are left out. */
    groups: (language: Language): HelpGroup[] =>
      current()
        .groups.map(({ id, name }) => ({
          id,
          name: name[language],
          count: inGroup(id, language).length,
        }))
        .filter(({ count }) => count > 0),
    often: (language: Language): HelpItem[] => index.often.filter(has).map((id) => itemOf(one(id, language))),
    one,
    ofGroup(groupId: string, language: Language): HelpItem[] {
      if (!current().groups.some(({ id }) => id === groupId)) fail('NOT_FOUND')
      return inGroup(groupId, language).map(itemOf)
    },
    has,
    /** Those that fit a question best, the best one first; none where nothing fits. */
    closest: (question: string, language: Language, most: number): HelpItem[] =>
      closestTo(all(language), wordsIn(question, language)).slice(0, most).map(itemOf),
    /** Those with every word, the ones that have it in their title first. */
    search(text: string, language: Language): HelpItem[] {
      const words = foldWords(text).split(' ').filter(Boolean)
      const hits = all(language).filter(({ folded }) => words.every((word) => folded.includes(word)))
      const inTitle = ({ foldedTitle }: HeldArticle) =>
        words.filter((word) => foldedTitle.includes(word)).length
      return hits.toSorted((a, b) => inTitle(b) - inTitle(a)).map(itemOf)
    },
  }

  function one(id: string, language: Language): HeldArticle & { readonly groupName: string } {
    const article = held().get(language)?.get(id) ?? fail('NOT_FOUND')
    const group = current().groups.find(({ id: groupId }) => groupId === article.groupId)
    return { ...article, groupName: group?.name[language] ?? '' }
  }
}

/** Another one as soon as players see something else. */
const stampOf = ({ written, hidden, positions }: PlaceNow): string =>
  JSON.stringify([[...written].map(([key, { version }]) => [key, version]), [...hidden], [...positions]])

function readFiles(folder: URL, { groups }: LibraryIndex): Files {
  const ids = groups.flatMap(({ articles }) => articles.map(({ id }) => id))
  const textOf = (language: Language, id: string) =>
    readFileSync(new URL(`${language}/${id}.md`, folder), 'utf8')
  return new Map(
    LANGUAGES.map((language) => [language, new Map(ids.map((id) => [id, textOf(language, id)]))]),
  )
}

const itemOf = ({ id, groupId, title, answer }: HeldArticle): HelpItem => ({ id, groupId, title, answer })
