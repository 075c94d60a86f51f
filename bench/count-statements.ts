import { createHash } from 'node:crypto'
import { Client } from 'pg'

type Counted = Readonly<Record<string, number>>

/** How a statement is known: its first words, and a hash where several begin alike. Lists of parameters are one statement. */
function nameOf(text: string): string {
  const plain = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+(, ?\$\d+)*/g, '$')
    .trim()
  const hash = createHash('sha256').update(plain).digest('hex').slice(0, 4)
  return plain.length > 90 ? `${plain.slice(0, 90)}… ${hash}` : plain
}

/**
 * Counts every statement that this process sends to its database, `begin` and `commit` with them: at the driver, so that
 * nothing is left out. What repeats by itself is counted too.
 */
export function countStatements(): () => Counted {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  const prototype = Client.prototype as unknown as { query(...args: unknown[]): unknown }
  const { query } = prototype
  prototype.query = function (this: unknown, ...args: unknown[]) {
    const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text
    const name = names.get(text) ?? nameOf(text)
    names.set(text, name)
    counts.set(name, (counts.get(name) ?? 0) + 1)
    return query.apply(this, args)
  }
  return () => Object.fromEntries(counts)
}
