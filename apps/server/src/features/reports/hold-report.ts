import type { getHold, HoldRow } from '@keo/contract/console-reports'
import type { ResponseOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { parseServerTime, serverDay, type Instant } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import { commaText } from '../bet-records/index.ts'
import {
  daysWithoutMargin,
  foldMargin,
  MARGIN_QUERY,
  marginsFreshAt,
  marginsOf,
  type MarginRow,
  type StatedMargin,
} from './margin-store.ts'
import { spanBefore, spanOf } from './report-span.ts'

export type HoldNeeds = {
  database: Database
  clock: Clock
  tenantId: string
  /** What the prices of the bets of a span state as margin; null while the provider does not say. */
  statedMargins(from: Instant, until: Instant): Promise<readonly StatedMargin[] | null>
}
type Asked = Parameters<typeof spanOf>[0]

const PAGE = 200

/** What play left beside what the prices state, by day and sport. */
export function createHoldReport({ database, clock, tenantId, statedMargins }: HoldNeeds) {
  function checked(asked: Asked) {
    const span = spanOf(asked, clock.now())
    spanBefore(span)
    return span
  }

  return {
    /** Outside the books' transaction: nothing waits for the provider, and a day that it did not answer waits itself. */
    async fold(): Promise<void> {
      for (const day of await daysWithoutMargin(database.db, tenantId)) {
        const { from, until } = serverDay(parseServerTime(day) ?? fail('UNEXPECTED'))
        const told = await statedMargins(from, until)
        if (told === null) return
        await database.tx((tx) => foldMargin(tx, tenantId, { day, margins: told, now: clock.now() }))
      }
    },
    async page(asked: Asked, after: string): Promise<ResponseOf<typeof getHold>> {
      const offset = Number(after) || 0
      const span = checked(asked)
      const [found, freshAt] = await Promise.all([
        marginsOf(database.db, tenantId, { ...span, offset, limit: PAGE + 1 }),
        marginsFreshAt(database.db, tenantId, span),
      ])
      const next = found.length > PAGE ? String(offset + PAGE) : ''
      return { rows: found.slice(0, PAGE).map(holdOf), next, freshAt, query: MARGIN_QUERY }
    },
    async file(asked: Asked): Promise<{ name: string; text: string }> {
      const span = checked(asked)
      const rows = await marginsOf(database.db, tenantId, { ...span, offset: 0, limit: null })
      const heads = ['day', 'sport', 'label', 'staked', 'gross', 'hold %', 'margin %']
      return {
        name: `keo-hold-${span.from}-${span.until}.csv`,
        text: commaText([heads, ...rows.map(holdOf).map(lineOf)]),
      }
    },
  }
}

const dong = (minor: bigint): string => moneyText(money(minor, 'VND'))

const holdOf = ({ staked, gross, ...row }: MarginRow): HoldRow => ({
  ...row,
  staked: dong(staked),
  gross: dong(gross),
})

const lineOf = ({ day, key, label, staked, gross, marginBp }: HoldRow): string[] => [
  day,
  key,
  label,
  staked,
  gross,
  ((Number(gross) / Number(staked)) * 100).toFixed(2),
  marginBp === null ? '' : (marginBp / 100).toFixed(2),
]
