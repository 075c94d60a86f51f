import { describe, expect, test } from 'vitest'
import type { FeedRow } from '../../gateways/game-provider/games-provider.ts'
import { readTransactionFeed } from '../../gateways/game-provider/transaction-feed.ts'
import { compareMovements, type OurMovement } from './compare-movements.ts'

const theirs = (more: Partial<FeedRow> = {}): FeedRow => ({
  memberId: 'a',
  reference: '1',
  type: 'B',
  amount: '10.00',
  at: 0,
  ...more,
})
const ours = (more: Partial<OurMovement> = {}): OurMovement => ({
  memberId: 'a',
  reference: '1',
  kind: 'bet',
  amount: 1000n,
  state: 'booked',
  ...more,
})
const amountOf = ({ amount }: FeedRow) => BigInt(amount.replace('.', ''))
const kinds = (feed: readonly FeedRow[], known: readonly OurMovement[]) =>
  compareMovements(feed, known, amountOf).map(({ kind }) => kind)

describe('[CBK-09] both books', () => {
  test.each([
    ['the same bet', [theirs()], [ours()], []],
    ['a bet that we do not have', [theirs()], [], ['missing']],
    ['a bet that they do not have', [], [ours()], ['extra']],
    ['another amount', [theirs({ amount: '10.01' })], [ours()], ['different']],
    ['another member', [theirs({ memberId: 'b' })], [ours()], ['different']],
    ['another kind', [theirs({ type: 'W' })], [ours()], ['different']],
    ['a refund that we do not have', [theirs(), theirs({ type: 'R' })], [ours()], ['different', 'different']],
    ['a refund on both sides', [theirs(), theirs({ type: 'R' })], [ours({ state: 'refunded' })], []],
    [
      'a refund of a bet that never came',
      [theirs(), theirs({ type: 'R' })],
      [ours({ state: 'dead', amount: 0n })],
      [],
    ],
    ['a refund that only we have', [theirs()], [ours({ state: 'refunded' })], ['different']],
    ['a bet that we refused', [], [ours({ state: 'refused' })], []],
    ['a jackpot', [theirs({ type: 'J' })], [ours({ kind: 'jackpotWin' })], []],
  ] as const)('%s', (_what, feed, known, expected) => {
    expect(kinds(feed, known)).toEqual(expected)
  })
})

describe('the feed of transactions', () => {
  const header = 'playerID,extPlayerID,gameID,playSessionID,timestamp,referenceID,type,amount,currency'

  test('is read line by line, its times in UTC, with where the next page begins', () => {
    const text = `timepoint=1767225600000\n${header}\n1,mbr_a,g,7,2026-01-01 00:00:01,ref,B,25000.00,VND\n`
    expect(readTransactionFeed(text)).toEqual({
      rows: [{ memberId: 'mbr_a', reference: 'ref', type: 'B', amount: '25000.00', at: 1_767_225_601_000 }],
      next: 1_767_225_600_000,
    })
  })

  test.each([
    ['no timepoint', `${header}\n`],
    ['a column left out', `timepoint=1\nplayerID,type\n`],
    ['a kind that nobody knows', `timepoint=1\n${header}\n1,a,g,7,2026-01-01 00:00:01,r,X,1.00,VND`],
    ['no time', `timepoint=1\n${header}\n1,a,g,7,yesterday,r,B,1.00,VND`],
    ['a page', '<html></html>'],
  ])('%s is none', (_what, text) => {
    expect(readTransactionFeed(text)).toBeNull()
  })
})
