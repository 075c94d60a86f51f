import { type Engine, ENGINES } from '@keo/games-contract/engines'
import type { PlayRound } from '@keo/games-contract/play-round'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  chip,
  CRASH_TABLE,
  NOW,
  press,
  SOLO_ROUNDS,
  STAKE,
  TAI_XIU_TABLE,
  WON,
} from '../../../testing/engine-rounds.ts'
import { openEngine } from '../../../testing/test-engine.tsx'
import { answerTables } from '../../../testing/test-tables.ts'
import type { GameSound } from '../sound/game-sounds.ts'

afterEach(() => vi.unstubAllGlobals())

/** Less than was staked, so that it is no win. */
const PART = '20000.00'

const isWin = (sound: GameSound) => sound.startsWith('win')
const SLOW = { timeout: 60_000 }

test.each(Object.entries(SOLO_ROUNDS))(
  '%s: a win is heard, and a return below the stake is not one',
  async (engine, { prepare, press: taps, bet, view, reveals }) => {
    const returns = [PART, WON]
    const { heard, said } = await openEngine(engine as Engine, {
      play: (sent): Partial<PlayRound> => ({
        bet: bet ?? sent,
        stake: STAKE,
        returned: returns.shift()!,
        view,
      }),
    })
    if (prepare) await press(prepare)
    for (const name of taps) await press(name)
    await waitFor(() => expect(said).toHaveLength(1), SLOW)
    expect(heard.filter(isWin)).toEqual([])
    expect(heard.includes('tap'), 'the tap').toBe(true)
    expect(heard.includes('reveal'), 'the reveal').toBe(reveals)
    for (const name of taps) await press(name)
    await waitFor(() => expect(said).toHaveLength(2), SLOW)
    expect(heard.filter(isWin)).toEqual(['win2'])
  },
)

const own = { id: '77', number: 7, stake: STAKE }

test.each([
  [WON, ['win2']],
  [PART, []],
])('crash that pays %s: the countdown ticks, the start is heard, and a win alone', async (returned, wins) => {
  const tables = answerTables()
  const { heard, said } = await openEngine('crash', {
    table: () => CRASH_TABLE,
    play: (bet) => ({ ...own, bet, state: 'open', returned: null, view: { leftAt: null, point: null } }),
    refresh: () => ({ ...own, bet: { stake: STAKE, seat: 0 }, returned, view: { leftAt: null, point: 240 } }),
  })
  await tables.push(CRASH_TABLE)
  await press(/^Đặt cho ván này/)
  await screen.findByText('Đã đặt, chờ cất cánh')
  expect(heard[0]).toBe('tap')
  await tables.push({ ...CRASH_TABLE, now: NOW + 2500 })
  await waitFor(() => expect(heard).toContain('tick'), SLOW)
  const flying = {
    ...CRASH_TABLE,
    phase: 'flying',
    now: NOW + 5000,
    phaseAt: NOW + 5000,
    phaseEndsAt: null,
  } as const
  await tables.push(flying)
  await tables.push({ ...flying, phase: 'ended', point: 240, now: NOW + 16_000, phaseEndsAt: NOW + 18_000 })
  await waitFor(() => expect(said).toHaveLength(1), SLOW)
  expect(heard.filter((sound) => sound !== 'tick')).toEqual(['tap', 'reveal', ...wins])
})

test.each([
  [WON, ['win2']],
  [PART, []],
])(
  'tài xỉu that pays %s: the countdown ticks, the dice are heard, and a win alone',
  async (returned, wins) => {
    const tables = answerTables()
    const { heard, said } = await openEngine('tai-xiu', {
      table: () => TAI_XIU_TABLE,
      play: (bet) => ({ ...own, bet, state: 'open', returned: null, view: { dice: null, returned: null } }),
      refresh: () => ({ ...own, bet: {}, returned, view: { dice: [6, 5, 1], returned: null } }),
    })
    await tables.push(TAI_XIU_TABLE)
    for (const name of chip('Tài')) await press(name)
    await waitFor(() => expect(said).toHaveLength(1), SLOW)
    await tables.push({ ...TAI_XIU_TABLE, now: NOW + 2500 })
    await waitFor(() => expect(heard).toContain('tick'), SLOW)
    const times = { now: NOW + 8000, phaseAt: NOW + 8000, phaseEndsAt: NOW + 15_000 }
    await tables.push({ ...TAI_XIU_TABLE, ...times, phase: 'shown', dice: [6, 5, 1] })
    await waitFor(() => expect(said.length).toBeGreaterThan(1), SLOW)
    expect(heard.filter((sound) => sound !== 'tick')).toEqual(['tap', 'reveal', ...wins])
  },
)

test('no engine is without a line here', () => {
  expect([...Object.keys(SOLO_ROUNDS), 'crash', 'tai-xiu'].toSorted()).toEqual([...ENGINES].toSorted())
})
