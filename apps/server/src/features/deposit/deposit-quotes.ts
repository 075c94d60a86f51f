import { timingSafeEqual } from 'node:crypto'
import { QUOTE_SECONDS } from '@keo/contract/deposit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { SecretBox } from '@keo/service-kit/secret-box'
import { seconds, type Instant } from '@keo/units/instants'
import type { RateIn } from '../usdt-rate/index.ts'

export type Quote = { readonly rate: bigint; readonly quoteId: string; readonly expiresAt: Instant }
type Needs = { clock: Clock; box: SecretBox; database: Database; usdtRate: RateIn }

const BOND = 'usdt quote'
const QUOTE_ID = /^(\d{1,12})\.(\d{1,15})\.([0-9a-f]{64})$/

export type Quotes = ReturnType<typeof createQuotes>

/** A rate with an end. The id says both and is signed: nothing is kept, and an altered one is no quote. */
export function createQuotes({ clock, box, database, usdtRate }: Needs) {
  const sealsOf = (text: string) => box.hashes(text, BOND)
  return {
    async make(): Promise<Quote> {
      const rate = await usdtRate(database.db)
      const expiresAt = Math.trunc(clock.now()) + seconds(QUOTE_SECONDS)
      const text = `${rate}.${expiresAt}`
      return { rate, expiresAt, quoteId: `${text}.${sealsOf(text)[0]?.toString('hex') ?? ''}` }
    },
    /** The rate it promised; null when it is over or none of ours. */
    rateOf(quoteId: string): bigint | null {
      const [, rate = '', expiresAt = '', seal = ''] = QUOTE_ID.exec(quoteId) ?? []
      if (rate === '' || Number(expiresAt) <= clock.now()) return null
      const given = Buffer.from(seal, 'hex')
      const isOurs = sealsOf(`${rate}.${expiresAt}`).some((right) => timingSafeEqual(right, given))
      return isOurs ? BigInt(rate) : null
    },
  }
}
