import { type Issue, type Read, readAt, refuse, Schema } from './schema.ts'

const kind = (isRight: (value: unknown) => boolean, code = 'invalid_type'): Read => {
  return (value, issues) => {
    if (!isRight(value)) refuse(issues, code)
    return value
  }
}

export const string = (): Schema => new Schema(kind((value) => typeof value === 'string'))
export const number = (): Schema => new Schema(kind(Number.isFinite))
export const int = (): Schema => new Schema(kind(Number.isSafeInteger))
export const boolean = (): Schema => new Schema(kind((value) => typeof value === 'boolean'))
export const bigint = (): Schema => new Schema(kind((value) => typeof value === 'bigint'))
export const unknown = (): Schema => new Schema((value) => value)

const oneOf = (values: readonly unknown[]): Schema =>
  new Schema(kind((value) => values.includes(value), 'invalid_value'))
const literal = (value: unknown): Schema => oneOf(Array.isArray(value) ? value : [value])
const enumOf = (values: readonly unknown[]): Schema => oneOf(values)
const nullOnly = (): Schema => new Schema(kind((value) => value === null))
export { literal, enumOf as enum, nullOnly as null }

export const optional = (inner: Schema): Schema =>
  new Schema((value, issues) => (value === undefined ? value : inner.read(value, issues)), {
    absent: 'nothing',
  })
export const nullable = (inner: Schema): Schema =>
  new Schema((value, issues) => (value === null ? value : inner.read(value, issues)), {
    absent: inner.absent,
  })
export const nullish = (inner: Schema): Schema => optional(nullable(inner))
/** What is not there is read as if this had been there. */
export const prefault = (inner: Schema, otherwise: unknown): Schema =>
  new Schema((value, issues) => inner.read(value === undefined ? otherwise : value, issues), {
    absent: 'value',
  })

export const array = (inner: Schema): Schema =>
  new Schema((value, issues) => {
    if (Array.isArray(value)) return value.map((each, at) => readAt(inner, each, at, issues))
    refuse(issues, 'invalid_type')
    return value
  })

/** The first that fits. */
export const union = (options: readonly Schema[]): Schema =>
  new Schema(
    (value, issues) => {
      for (const option of options) {
        const own: Issue[] = []
        const found = option.read(value, own)
        if (own.length === 0) return found
      }
      refuse(issues, 'invalid_union')
      return value
    },
    { absent: options.find(({ absent }) => absent !== 'missing')?.absent ?? 'missing' },
  )
/** Its options differ in one key, so at most one of them fits. */
export const discriminatedUnion = (_key: string, options: readonly Schema[]): Schema => union(options)

export const transform = (change: (value: never) => unknown): Schema =>
  new Schema((value) => change(value as never), { absent: 'nothing' })
export const pipe = (first: Schema, then: Schema): Schema =>
  new Schema(
    (value, issues) => {
      const before = issues.length
      const found = first.read(value, issues)
      return issues.length > before ? found : then.read(found, issues)
    },
    { absent: first.absent },
  )

/** A text of fixed parts and of parts that keep to a pattern. */
export function templateLiteral(parts: readonly (string | Schema)[]): Schema {
  const sources = parts.map((part) =>
    typeof part === 'string'
      ? part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      : String(part.pattern?.source).replaceAll(/^\^|\$$/g, ''),
  )
  const pattern = new RegExp(`^${sources.join('')}$`)
  const read: Read = (value, issues) => {
    if (typeof value !== 'string') refuse(issues, 'invalid_type')
    else if (!pattern.test(value)) refuse(issues, 'invalid_format')
    return value
  }
  return new Schema(read, { pattern })
}
