import { type ColumnType, type RawBuilder, sql } from 'kysely'
import { types } from 'pg'
import type { Instant } from '../clock.ts'

/** An instant on its way into the database. Only `sqlInstant` makes one, so a bare number does not compile. */
export type SqlInstant = Instant & { readonly column: 'timestamptz' }

/** A `timestamptz` column: read as an `Instant`, written with `sqlInstant`. */
export type InstantColumn = ColumnType<Instant, SqlInstant, SqlInstant>

/** The one way an instant is written, in UTC whatever the machine's or the session's zone is. */
export function sqlInstant(at: Instant): RawBuilder<SqlInstant> {
  return sql<SqlInstant>`${jsonInstant(at)}::timestamptz`
}

/** The same within a value of JSON that becomes rows. */
export const jsonInstant = (at: Instant): string => new Date(at).toISOString()

const OID = { int8: 20, int8Array: 1016, date: 1082, timestamp: 1114, timestamptz: 1184 } as const

const toDate = types.getTypeParser(OID.timestamptz) as (text: string) => Date | number

function toBigInts(text: string): (bigint | null)[] {
  const items = text.slice(1, -1)
  return items === '' ? [] : items.split(',').map((item) => (item === 'NULL' ? null : BigInt(item)))
}

/**
 * How columns arrive: `bigint` as BigInt (money never touches a float), `timestamptz` as Instant, and the two kinds that
 * have no zone as the text they are, because a Date would guess one. Everything else as pg does it.
 */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.int8]: BigInt,
  [OID.int8Array]: toBigInts,
  [OID.date]: (text) => text,
  [OID.timestamp]: (text) => text,
  [OID.timestamptz]: (text) => Number(toDate(text)),
}

export const columnTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : PARSERS[oid]) ??
    types.getTypeParser(oid, format)) as typeof types.getTypeParser,
}
