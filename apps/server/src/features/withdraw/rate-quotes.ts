import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { seconds, type Instant } from '@keo/units/instants'
import type { RateIn } from '../usdt-rate/index.ts'

export type Quote = { readonly id: string; readonly rate: bigint; readonly expiresAt: Instant }

type Needs = { clock: Clock; box: SecretBox; database: Database; rate: RateIn }

const QUOTE_MS = seconds(120)

/** A rate that holds for two minutes for one member. Nothing is kept: the quote itself carries our signature. */
export function createRateQuotes({ clock, box, database, rate }: Needs) {
  const signatureOf = (dongMinor: string, expires: string, memberId: string) =>
    box.hashes(`${dongMinor} ${expires} ${memberId}`, 'usdt quote').map((hash) => hash.toString('base64url'))

  return {
    async make(memberId: string): Promise<Quote> {
      const now = { rate: await rate(database.db), expiresAt: Math.trunc(clock.now() + QUOTE_MS) }
      const [signature = ''] = signatureOf(String(now.rate), String(now.expiresAt), memberId)
      return { ...now, id: `${now.rate}.${now.expiresAt}.${signature}` }
    },
    /** Null for one that is not ours, not this member's, or too old. */
    read(id: string, memberId: string): Quote | null {
      const [dongMinor = '', expires = '', given = ''] = id.split('.')
      const isOurs = signatureOf(dongMinor, expires, memberId).includes(given)
      if (!isOurs || Number(expires) < clock.now()) return null
      return { id, rate: BigInt(dongMinor), expiresAt: Number(expires) }
    },
  }
}
