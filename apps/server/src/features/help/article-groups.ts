import type { Language } from '@keo/messages/languages'
import { addedNow, type PlaceNow, readable, shownNow, type TextSource, written } from '../site-texts/index.ts'
import type { ArticleGroup, LibraryIndex } from './held-articles.ts'

/** One line. */
const NAME = /^[^\n]{1,40}$/

type Named = { readonly id: string; readonly name: Readonly<Record<Language, string>> }

/** Groups of a folder as the staff writes over their names and adds to them: those of the product stand first. */
export function groupTexts({ groups }: LibraryIndex): TextSource {
  const shipped = groups.map(({ id, name }) => ({
    key: id,
    name: name.vi,
    fields: [{ name: 'name', kind: 'line' as const, shipped: name }],
  }))
  return {
    list: () => shipped,
    fits: (text) => NAME.test(text),
    own: {
      fields: [{ name: 'name', kind: 'line' }],
      facts: [],
      nameOf: ({ name }) => name?.vi ?? '',
    },
  }
}

/** Every group that was published, in its order, also one that was taken off: its articles are kept. */
export function groupsMade({ groups }: LibraryIndex, now: PlaceNow): readonly ArticleGroup[] {
  const shipped = groups.map((group) => ({
    id: group.id,
    name: written(now.written.get(group.id)?.fields ?? {}, 'name', group.name),
    articles: group.articles,
  }))
  const added = addedNow(now).map(({ key, fields }) => ({
    id: key,
    name: readable(fields, 'name'),
    articles: [],
  }))
  return shownNow({ ...now, hidden: NONE }, [...shipped, ...added], ({ id }: Named) => id)
}

const NONE: ReadonlySet<string> = new Set()
