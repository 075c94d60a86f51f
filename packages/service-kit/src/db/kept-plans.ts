import { type RawBuilder, sql } from 'kysely'
import type { PoolClient } from 'pg'

const IS_MARKED = /^\s*\/\* kept \*\//
/** A marked statement has one text for ever: more of them than this would be texts that are put together anew. */
const KEPT_MAX = 200

type Queries = { query(...args: unknown[]): unknown }

const names = new Map<string, string>()

/**
 * In front of a statement that is sent again and again: each connection parses and plans it once, not every time. For those
 * that name their columns and whose lists are one parameter, so that a plan fits whatever is asked for.
 */
export const kept: RawBuilder<unknown> = sql`/* kept */`

/** Statements that are marked go to the database under a name, which is what it keeps their plan by. */
export function keepPlans(client: PoolClient): void {
  const plain = client as unknown as Queries
  // Looked up at each call: whoever counts statements puts a way of their own there.
  const query: Queries['query'] = (...args) =>
    (Object.getPrototypeOf(client) as Queries).query.apply(client, args)
  plain.query = (text, ...rest) => {
    const name = typeof text === 'string' && IS_MARKED.test(text) ? nameOf(text) : undefined
    return name === undefined ? query(text, ...rest) : query({ name, text, values: rest[0] })
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size === KEPT_MAX) return known
  const name = `kept ${names.size}`
  names.set(text, name)
  return name
}
