import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'
import type { Tx } from '@keo/service-kit/db/database'
import { expect, test } from 'vitest'
import type { NewLetter } from '../inbox/index.ts'
import { createBetLetters } from './bet-letters.ts'
import { readBet } from './pushed-bets.ts'
import { pushedOrder } from './sample-pushes.ts'

test('[MON-32] [MON-32d] a letter about a free bet tells no stake of its member, and what it paid', async () => {
  const written: NewLetter[] = []
  const tellResults = createBetLetters({
    writeLetter: async (_tx, _memberId, letter) => written.push(letter) > 0,
    followedAmong: async () => new Set(),
  })
  const corrected = (relatedId: string) =>
    readBet(
      pushedOrder({
        id: '1',
        memberId: 'm',
        now: 0,
        orderStatus: ORDER_STATUS.settled,
        settleAmount: '94.00',
        more: { rollBackCount: 1, relatedId },
      }),
      'VND',
    )
  // Nothing is read or written by it but the letter.
  const tx = {} as Tx
  await tellResults(tx, [corrected('rwd_0123456789.tap'), corrected('tap')], new Map())
  expect(written.map(({ values }) => values)).toMatchObject([
    { stake: '0.00', returned: '44000.00' },
    { stake: '50000.00', returned: '94000.00' },
  ])
})
