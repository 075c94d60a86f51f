import * as z from 'zod/mini'

/*
 * Native clients send ids, enums and amounts as text, browsers as numbers; some send null or an empty text for
 * what they leave out. All of that is read here, so that no handler meets it.
 */

const WHOLE = /^\s*-?\d{1,16}\s*$/
const DECIMAL = /^\s*-?\d{1,15}(?:\.\d{1,10})?\s*$/

/** A whole number: an id, an enum, a count, a time in milliseconds. */
export const Whole = z.pipe(
  z.union([z.int(), z.string().check(z.regex(WHOLE))]),
  z.transform((value: number | string) => Number(value)),
)

/** An amount or odds, kept as decimal text: a double would round what money must not. */
export const Decimal = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()]),
    z.transform((value: number | string) => String(value).trim()),
  ),
  z.string().check(z.regex(DECIMAL)),
)

/** Ids of orders do not fit a double, so they are text; a short one may still come as a number. */
export const TextId = z.pipe(
  z.union([z.string().check(z.maxLength(64)), z.int()]),
  z.transform((value: number | string) => String(value)),
)

export const Flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0']), z.int()]),
  z.transform((value) => value === true || value === 'true' || Number(value) === 1),
)

/** Decided before anything is tried: a union that fails first and fits then costs a busy call more than its answer. */
const absentToNothing = z.transform((value: unknown): unknown =>
  value === null || value === '' ? undefined : value,
)

/** What may be left out, as a missing field, null or an empty text. */
export function maybe<S extends z.ZodMiniType>(schema: S) {
  return z.optional(z.pipe<typeof absentToNothing, z.ZodMiniOptional<S>>(absentToNothing, z.optional(schema)))
}

const IDS_MAX = 1000
export const WholeList = z.array(Whole).check(z.maxLength(IDS_MAX))
export const TextIdList = z.array(TextId).check(z.maxLength(IDS_MAX))

/** Three letters, one has two (1.5). Unknown ones are read as English, so anything short passes. */
export const LanguageType = maybe(z.string().check(z.maxLength(16)))

/** What every call may carry. */
export const common = { languageType: LanguageType }

export const paging = { current: maybe(Whole), size: maybe(Whole) }

export const ShortText = z.string().check(z.maxLength(200))
