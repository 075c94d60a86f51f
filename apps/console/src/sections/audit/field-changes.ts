import { factName, factText } from '../../parts/fact-words.ts'
import type { Language } from '../../platform/look.ts'

export type FieldChange = {
  readonly name: string
  /** Null where there was no such field. */
  readonly before: string | null
  readonly after: string | null
}

/** Before and after of an entry, field by field. What is no record is one field without a name. */
export function fieldChanges(before: string, after: string): readonly FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const names = new Set([...was.keys(), ...is.keys()])
  return [...names].map((name) => ({ name, before: was.get(name) ?? null, after: is.get(name) ?? null }))
}

/** In a line what an entry changed, or what it set where there was nothing, in the words of the page. */
export const changeText = (before: string, after: string, language: Language): string =>
  fieldChanges(before, after)
    .filter((field) => field.name !== REASON && field.before !== field.after)
    .map((field) => {
      const texts = [field.before, field.after]
        .filter(isShown)
        .map((text) => factText(field.name, text, language))
      return [factName(field.name, language), texts.join(' → ')].filter(Boolean).join(' ')
    })
    .join(', ')

/** Why somebody did it, where they had to say. */
export const reasonOf = (after: string): string => fieldsOf(after).get(REASON) ?? ''

const REASON = 'reason'
const isShown = (text: string | null): text is string => text !== null && text !== ''

function fieldsOf(text: string): ReadonlyMap<string, string> {
  if (text === '') return new Map()
  const value: unknown = JSON.parse(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return new Map([['', shown(value)]])
  return new Map(Object.entries(value).map(([name, held]) => [name, shown(held)]))
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
