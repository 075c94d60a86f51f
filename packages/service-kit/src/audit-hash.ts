import { createHash } from 'node:crypto'
import type { AuditEntry, AuditSeal } from './audit-store.ts'

/** What the first seal stands on. */
export const GENESIS = '0'.repeat(64)

/** Over what the database gives back, so that sealing and verifying see the same. */
export function entryHash(entry: AuditEntry): string {
  return sha256(canonical(entry))
}

/** Covers the entries in their order and, through `previous`, every seal before. */
export function sealHash({ number, entryIds, entryHashes, previous }: Omit<AuditSeal, 'hash'>): string {
  return sha256(canonical({ number: String(number), entryIds, entryHashes, previous }))
}

/** JSON with its names in order: the same content always gives the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.keys(value).toSorted()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`).join(',')}}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
