import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Odds } from '@keo/units/odds'
import { expect, test } from 'vitest'
import type { Book, FoundMarket } from '../pricing/quote.ts'
import { type Scene, type Stage } from '../stage/stage.ts'
import { judgeSlip, offerFor } from './slip-rules.ts'
import { single } from './test-desk.ts'

const SLIP_LEGS = { marketId: 2_049, optionType: 1, odds: 1_900n as Odds }

const stage = { scene: () => ({ status: MATCH_STATUS.live }) as Scene } as unknown as Stage
const book = (found: Partial<FoundMarket> | null) => ({ find: () => found }) as unknown as Book

test('[BET-02] a line that was replaced is another bet, never taken for the one that was asked for (14059)', () => {
  const market = { sale: 1, options: [{ type: 1, odds: 1_900 }] } as unknown as FoundMarket['market']
  expect(offerFor(SLIP_LEGS, book({ market, isReplaced: true }), stage)).toBe('OPTION_UPDATED')
  expect(offerFor(SLIP_LEGS, book({ market, isReplaced: false }), stage)).toMatchObject({ odds: 1_900n })
  expect(offerFor(SLIP_LEGS, book(null), stage)).toBe('MARKET_CLOSED')
})

test.each([
  ['a match that just ended', MATCH_STATUS.ended],
  ['a match that is interrupted', MATCH_STATUS.interrupted],
  ['a match that was called off', MATCH_STATUS.cancelled],
])('%s has nothing on sale (3002)', (_, status) => {
  const over = { scene: () => ({ status }) as Scene } as unknown as Stage
  expect(offerFor(SLIP_LEGS, book(null), over)).toBe('MARKET_CLOSED')
})

test('a currency that the provider knows and takes no bets in is 3017, one that is none 14081', () => {
  const refusalIn = (currencyId: number) =>
    judgeSlip(single(2_049, { currencyId }), book(null), stage).refusal
  expect(refusalIn(3)).toBe('CURRENCY_NOT_SUPPORTED')
  expect(refusalIn(77)).toBe('CURRENCY_UNKNOWN')
})
