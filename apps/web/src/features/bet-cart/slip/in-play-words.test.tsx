import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadArea, startLanguage } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { board } from '../../sportsbook/index.ts'
import { sampleMatch } from '../../../testing/sample-match.ts'
import type { Attempt } from '../betting/attempt.ts'
import { CartPick } from './cart-pick.tsx'
import { Receipt } from '../receipt/receipt.tsx'
import { sampleItem } from '../../../testing/sample-cart.ts'

beforeAll(async () => {
  await Promise.all([startLanguage('vi'), loadArea('betCart')])
})

const [SOCCER, BASKETBALL, E_SOCCER] = [1, 3, 177]

test.each([
  ['soccer', SOCCER, { s: 1740, pe: 1002, r: true, tp: 1 } as const, "29'"],
  ['soccer on a screen', E_SOCCER, { s: 130, pe: 177_002, r: true, tp: 1 } as const, "2'"],
  [
    'basketball, whose clock counts down',
    BASKETBALL,
    { s: 29, pe: 3007, r: true, tp: 2 } as const,
    'Trực tiếp',
  ],
])('a pick in play says the minute only where the clock counts minutes: %s', (_name, sid, mc, text) => {
  const match = sampleMatch({ id: 500 + sid, sid, ms: 5, mc })
  board.take([match], false)
  const item = sampleItem(1, {}, { matchId: match.id, sportId: sid, isLive: true })
  render(<CartPick item={item} oddsFormat={1} exclusion={null} />)
  expect(screen.getByText(text)).toBeTruthy()
})

const attemptOn = (sportId: number): Attempt => ({
  kind: 'single',
  rows: [{ relatedId: 'a', legsEach: 1, subBets: 1, unitStake: '5000000', legIds: ['1001-4'] }],
  legs: [sampleItem(1, { ip: 1 }, { sportId, isLive: true })],
  currency: 'VND',
  oddsChange: 1,
  sentAt: clock.now(),
  orderIds: [],
})

test.each([
  ['soccer', SOCCER, /thẻ đỏ, phạt đền hay VAR/],
  ['soccer on a screen', E_SOCCER, /thẻ đỏ, phạt đền hay VAR/],
  ['basketball', BASKETBALL, /phòng khi tỷ số vừa đổi/],
])('a bet in play says why it waits in the words of its sport: %s', (_name, sportId, words) => {
  render(<Receipt sent={{ step: 'waiting', attempt: attemptOn(sportId), isResumed: false }} oddsFormat={1} />)
  expect(screen.getByText(words)).toBeTruthy()
})
