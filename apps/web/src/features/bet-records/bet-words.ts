import type { BetOutcome, BetRecord, BetState } from '@keo/contract/bet-records'
import type { PlainMessageKey } from '@keo/messages/keys'
import type { Say } from '@keo/messages/say'
import type { BadgeTone } from '@keo/ui/primitives/badge'
import type { BetTab, DayPreset } from './bet-filter.ts'

export const TAB_TEXTS: Record<BetTab, { name: PlainMessageKey; empty: PlainMessageKey }> = {
  unsettled: { name: 'betRecord.tab.unsettled', empty: 'betRecord.empty.unsettled' },
  settled: { name: 'betRecord.tab.settled', empty: 'betRecord.empty.settled' },
  reserved: { name: 'betRecord.tab.reserved', empty: 'betRecord.empty.reserved' },
  cashedOut: { name: 'betRecord.tab.cashedOut', empty: 'betRecord.empty.cashedOut' },
  games: { name: 'gameRound.tab', empty: 'gameRound.empty' },
}

export const PRESET_TEXTS: Record<DayPreset, PlainMessageKey> = {
  today: 'betRecord.days.today',
  week: 'betRecord.days.week',
  month: 'betRecord.days.month',
  quarter: 'betRecord.days.quarter',
  year: 'betRecord.days.year',
}

export const STATE_TEXTS: Record<BetState, { text: PlainMessageKey; tone: BadgeTone }> = {
  created: { text: 'betRecord.state.created', tone: 'pending' },
  confirming: { text: 'betRecord.state.confirming', tone: 'pending' },
  rejected: { text: 'betRecord.state.rejected', tone: 'error' },
  cancelled: { text: 'betRecord.state.cancelled', tone: 'neutral' },
  accepted: { text: 'betRecord.state.accepted', tone: 'neutral' },
  settled: { text: 'betRecord.state.settled', tone: 'neutral' },
}

export const OUTCOME_TEXTS: Record<
  BetOutcome,
  { text: PlainMessageKey; rule: PlainMessageKey; tone: BadgeTone }
> = {
  won: { text: 'betRecord.outcome.won', rule: 'betRecord.rule.won', tone: 'win' },
  lost: { text: 'betRecord.outcome.lost', rule: 'betRecord.rule.lost', tone: 'lose' },
  push: { text: 'betRecord.outcome.push', rule: 'betRecord.rule.push', tone: 'neutral' },
  halfWon: { text: 'betRecord.outcome.halfWon', rule: 'betRecord.rule.halfWon', tone: 'win' },
  halfLost: { text: 'betRecord.outcome.halfLost', rule: 'betRecord.rule.halfLost', tone: 'lose' },
  cancelled: { text: 'betRecord.outcome.cancelled', rule: 'betRecord.rule.cancelled', tone: 'neutral' },
}

/** Why an order was refused (3.13); a number that nobody knows says no more than that it was. */
export const REJECT_TEXTS: Readonly<Partial<Record<number, PlainMessageKey>>> = {
  1: 'betRecord.rejected.1',
  2: 'betRecord.rejected.1',
  3: 'betRecord.rejected.3',
  4: 'betRecord.rejected.4',
  5: 'betRecord.rejected.5',
  6: 'betRecord.rejected.6',
  7: 'betRecord.rejected.7',
  8: 'betRecord.rejected.8',
}

type Series = Pick<BetRecord, 'isSeries' | 'legsEach'> & { readonly legs: readonly unknown[] }

/** `Xiên 3`, `Hệ 2/3`, `Tổ hợp 3`; empty for a single. */
export function seriesName({ isSeries, legsEach, legs }: Series, say: Say): string {
  const all = legs.length
  if (!isSeries) return ''
  if (legsEach === 0) return say('betRecord.combination', { legs: all })
  if (legsEach === all) return say('betRecord.series', { legs: all })
  return say('betRecord.system', { each: legsEach, legs: all })
}
