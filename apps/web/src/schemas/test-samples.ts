import * as fc from 'fast-check'
import type * as z from 'zod/mini'

/* Values that a schema of zod takes, and such with one thing wrong. */

type Def = { readonly type: string; readonly [name: string]: unknown }
type Any = z.ZodMiniType
type Check = { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } }

const WRONG = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    'x',
    ' x ',
    '0',
    '12',
    '2026-01-31 14:00:00',
    0,
    -1,
    1.5,
    2 ** 53,
    true,
  ),
  fc.constantFrom<unknown>([], {}, [null], { a: 1 }, 'á'.normalize('NFD'), '😀'.repeat(50), 'y'.repeat(300)),
)

export const sampleOf = (schema: Any): fc.Arbitrary<unknown> =>
  fc.oneof(right(schema), fc.tuple(right(schema), WRONG, fc.infiniteStream(fc.nat(7))).map(spoil))

/** Follows one way into the value and puts something else there, leaves it out or adds to it. */
function spoil([value, wrong, steps]: [unknown, unknown, Stream]): unknown {
  const step = next(steps)
  if (typeof value !== 'object' || value === null || step === 0) return wrong
  const keys = Object.keys(value)
  const key = keys[step % (keys.length + 1)]
  if (key === undefined) return Array.isArray(value) ? [...value, wrong] : { ...value, added: wrong }
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === key ? spoil([each, wrong, steps]) : each))
  const { [key]: inner, ...others } = value as Record<string, unknown>
  return next(steps) === 1 ? others : { ...others, [key]: spoil([inner, wrong, steps]) }
}

type Stream = Iterator<number>
const next = (steps: Stream): number => Number(steps.next().value)

function right(schema: Any): fc.Arbitrary<unknown> {
  const { _zod: internals } = schema
  const def = schema.def as unknown as Def
  const inner = (name: string): fc.Arbitrary<unknown> => right(def[name] as Any)
  const list = (name: string): readonly Any[] => def[name] as readonly Any[]
  switch (def.type) {
    case 'string':
      return text(def)
    case 'number':
      return number(def)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'literal':
      return fc.constantFrom(...(def['values'] as unknown[]))
    case 'enum':
      return fc.constantFrom(...Object.values(def['entries'] as object))
    case 'template_literal':
      return fc.stringMatching(internals.pattern as RegExp)
    case 'object':
      return fields(def['shape'] as Record<string, Any>)
    case 'record':
      return fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), inner('valueType'), { maxKeys: 3 })
    case 'array':
      return fc.array(inner('element'), { maxLength: 3 })
    case 'union':
      return fc.oneof(...list('options').map(right))
    case 'optional':
    case 'prefault':
      return fc.option(inner('innerType'), { nil: undefined })
    case 'nullable':
      return fc.option(inner('innerType'))
    case 'pipe':
      return (def['in'] as Any).def.type === 'transform' ? inner('out') : inner('in')
    case 'unknown':
      return fc.jsonValue({ maxDepth: 1 })
    default:
      throw new Error(`No sample of ${def.type}.`)
  }
}

const fields = (shape: Record<string, Any>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, right(schema)])))

const checksOf = (def: Def): Readonly<Record<string, unknown>>[] =>
  ((def['checks'] as readonly Check[] | undefined) ?? []).map(({ _zod: check }) => check.def)

function text(def: Def): fc.Arbitrary<string> {
  const patterns = checksOf(def).flatMap(({ pattern }) => (pattern instanceof RegExp ? [pattern] : []))
  const free = fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 12 }))
  return fc.oneof(free, ...patterns.map((pattern) => fc.stringMatching(matchable(pattern))))
}

/** Look-arounds are more than the generator knows. */
const matchable = (pattern: RegExp): RegExp =>
  /\(\?[=!<]/.test(pattern.source)
    ? /^\/?\w{0,12}$/
    : new RegExp(pattern.source, pattern.flags.replace('i', ''))

function number(def: Def): fc.Arbitrary<number> {
  const edges = checksOf(def).flatMap(({ value }) =>
    typeof value === 'number' ? [value - 1, value, value + 1] : [0],
  )
  const any = def['format'] === undefined ? fc.double({ noNaN: false }) : fc.integer()
  return fc.oneof(any, fc.integer({ min: -2, max: 20 }), fc.constantFrom(0, ...edges))
}
