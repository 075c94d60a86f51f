import { type Issue, readAt, refuse, Schema, type Shape } from './schema.ts'
import { optional } from './values.ts'

type Fields = Readonly<Record<string, unknown>>

/** Keys that are not in the shape are left out. */
export const object = (shape: Shape): Schema =>
  new Schema((value, issues) => (isFields(value, issues) ? readFields(shape, value, issues) : value), {
    shape,
  })

/** Keys that are not in the shape are refused. */
export const strictObject = (shape: Shape): Schema =>
  new Schema(
    (value, issues) => {
      if (!isFields(value, issues)) return value
      if (Object.keys(value).some((key) => !Object.hasOwn(shape, key))) refuse(issues, 'unrecognized_keys')
      return readFields(shape, value, issues)
    },
    { shape },
  )

export const extend = ({ shape }: Schema, added: Shape): Schema => object({ ...shape, ...added })
export const omit = ({ shape }: Schema, without: Readonly<Record<string, true>>): Schema =>
  object(Object.fromEntries(Object.entries(shape).filter(([key]) => !Object.hasOwn(without, key))))
export const partial = ({ shape }: Schema): Schema =>
  object(Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, optional(schema)])))

export const record = (keys: Schema, values: Schema): Schema =>
  new Schema((value, issues) => {
    if (!isFields(value, issues)) return value
    const read: Record<string, unknown> = {}
    for (const [key, inner] of Object.entries(value)) {
      if (!keys.safeParse(key).success) refuse(issues, 'invalid_key', key)
      // Written to, this one would change what the object is.
      else if (key !== '__proto__') read[key] = readAt(values, inner, key, issues)
    }
    return read
  })

function isFields(value: unknown, issues: Issue[]): value is Fields {
  const isRight = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isRight) refuse(issues, 'invalid_type')
  return isRight
}

function readFields(shape: Shape, value: Fields, issues: Issue[]): unknown {
  const read: Record<string, unknown> = {}
  for (const key in shape) {
    const schema = shape[key] as Schema
    const isPresent = key in value
    if (!isPresent && schema.absent === 'nothing') continue
    const before = issues.length
    const found = readAt(schema, value[key], key, issues)
    if (isPresent || schema.absent === 'value') read[key] = found
    else if (issues.length === before) refuse(issues, 'invalid_type', key)
  }
  return read
}
