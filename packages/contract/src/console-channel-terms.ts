import * as z from 'zod/mini'
import { Amount } from './amounts.ts'
import { plainText } from './plain-text.ts'

const NAME_MAX = 40
const PRESETS_MAX = 8
const SECONDS_MOST = 86_400
const MINUTES_MOST = 1_440

const words = (min: number) => plainText({ min, max: NAME_MAX })
/** Members of every language choose by it. */
const Named = z.object({ vi: words(1), en: words(1), 'zh-CN': words(1), th: words(1) })
/** What stands beside a name; empty where nothing does. */
export const Noted = z.object({ vi: words(0), en: words(0), 'zh-CN': words(0), th: words(0) })

const Share = z.int().check(z.gte(0), z.lte(10_000))
const Seconds = z.int().check(z.gte(0), z.lte(SECONDS_MOST))

/** Limits, gift and fee of a way to deposit. */
export const channelTerms = {
  /** Of one order, in the currency of the channel. */
  min: Amount,
  max: Amount,
  /** Of one player within a calendar month, in dong; null is no limit. */
  monthMax: z.nullable(Amount),
  /** What comes on top of a deposit and what it costs, in hundredths of a percent. */
  giftBp: Share,
  feeBp: Share,
}

/** What members read of a way to deposit, and how long it takes. */
export const channelWords = {
  name: Named,
  note: Noted,
  /** Amounts that are offered, each within the limits. */
  presets: z.array(Amount).check(z.maxLength(PRESETS_MAX)),
  /** Usual time from "I have paid" to the wallet. */
  fromSeconds: Seconds,
  toSeconds: Seconds,
  /** How long an order waits for its payment. */
  payMinutes: z.int().check(z.gte(1), z.lte(MINUTES_MOST)),
}

/** Limits and time of a way to withdraw. */
export const payoutTerms = {
  /** Of one order, whole, in the currency that is received. */
  min: Amount,
  max: Amount,
  /** What members read until enough orders were measured: of those that go by themselves, and of those that a person looks at. */
  fromSeconds: Seconds,
  toSeconds: Seconds,
  reviewedFromSeconds: Seconds,
  reviewedToSeconds: Seconds,
}
