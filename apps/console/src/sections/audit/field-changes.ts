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

function fieldsOf(text: string): ReadonlyMap<string, string> {
  if (text === '') return new Map()
  const value: unknown = JSON.parse(text)
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return new Map([['', shown(value)]])
  return new Map(Object.entries(value).map(([name, held]) => [name, shown(held)]))
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
