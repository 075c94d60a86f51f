import { type RawBuilder, sql } from 'kysely'
import type { PoolClient } from 'pg'

const IS_MARKED = /^\s*\/\* kept \*\//
/** A marked statement has one text for ever: more of them than this would be texts that are put together anew. */
const KEPT_MAX = 200
/**
 * A plan fits the tables as they were when it was made: one that reads an empty table from end to end is kept while a rush
 * fills it, and each statement then costs as much as the rush is long. The database looks at sizes once a minute at most.
 */
const FIRST_PLAN_AGE_MS = 2_000
/** Tables of a connection that has lived for a while change little beside what they hold, and a plan is work too. */
const LAST_PLAN_AGE_MS = 64_000

type Queries = { query(...args: unknown[]): unknown }

const names = new Map<string, string>()

/**
 * In front of a statement that is sent again and again: each connection parses and plans it once, not every time. For those
 * that name their columns and whose lists are one parameter, so that a plan fits whatever is asked for.
 */
export const kept: RawBuilder<unknown> = sql`/* kept */`

/**
 * Statements that are marked go to the database under a name, which is what it keeps their plan by. What comes back has to be
 * called before the connection is used again, outside of a transaction.
 */
export function keepPlans(client: PoolClient, now: () => number): () => Promise<void> {
  const plain = client as unknown as Queries
  let madeAt: number | null = null
  let ageMs = FIRST_PLAN_AGE_MS
  // Looked up at each call: whoever counts statements puts a way of their own there.
  const query: Queries['query'] = (...args) =>
    (Object.getPrototypeOf(client) as Queries).query.apply(client, args)
  plain.query = (text, ...rest) => {
    const name = typeof text === 'string' && IS_MARKED.test(text) ? nameOf(text) : undefined
    if (name === undefined) return query(text, ...rest)
    madeAt ??= now()
    return query({ name, text, values: rest[0] })
  }
  return async () => {
    if (madeAt === null || now() - madeAt < ageMs) return
    await client.query('discard plans')
    madeAt = null
    ageMs = Math.min(2 * ageMs, LAST_PLAN_AGE_MS)
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size === KEPT_MAX) return known
  const name = `kept ${names.size}`
  names.set(text, name)
  return name
}
