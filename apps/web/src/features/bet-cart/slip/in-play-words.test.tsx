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
  ['soccer', SOCCER, { seconds: 1740, period: 1002, isRunning: true, direction: 1 } as const, "29'"],
  [
    'soccer on a screen',
    E_SOCCER,
    { seconds: 130, period: 177_002, isRunning: true, direction: 1 } as const,
    "2'",
  ],
  [
    'basketball, whose clock counts down',
    BASKETBALL,
    { seconds: 29, period: 3007, isRunning: true, direction: 2 } as const,
    'Trực tiếp',
  ],
])(
  'a pick in play says the minute only where the clock counts minutes: %s',
  (_name, sportId, shown, text) => {
    const match = sampleMatch({ id: 500 + sportId, sportId, status: 5, clock: shown })
    board.take([match], false)
    const item = sampleItem(1, {}, { matchId: match.id, sportId: sportId, isLive: true })
    render(<CartPick item={item} oddsFormat={1} exclusion={null} />)
    expect(screen.getByText(text)).toBeTruthy()
  },
)

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
