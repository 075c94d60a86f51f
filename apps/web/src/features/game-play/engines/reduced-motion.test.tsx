import { ENGINES } from '@keo/games-contract/engines'
import type { TaiXiuTable } from '@keo/games-contract/shared-tables'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chip,
  CRASH_TABLE,
  NOW,
  press as tap,
  SOLO_ROUNDS,
  STAKE,
  TAI_XIU_TABLE,
  WON,
} from '../../../testing/engine-rounds.ts'
import { openEngine } from '../../../testing/test-engine.tsx'
import { answerTables } from '../../../testing/test-tables.ts'

/** What is cut is there within a frame; what is drawn takes longer in every engine. */
const A_FRAME_MS = 16
/** Longer than any engine draws a round. */
const LATER_MS = 15_000
const SLOW = { timeout: 60_000 }
/** A first card, and a field whose mine is hit by the first pick: nothing is drawn before the end. */
const ENDS_AT_ONCE = new Set<string>(['hi-lo', 'mines'])
const SOLO = Object.keys(SOLO_ROUNDS) as (keyof typeof SOLO_ROUNDS)[]

/** What came, in the words of the end. */
const OUTCOMES: Record<(typeof SOLO)[number], RegExp> = {
  baccarat: /^Con 1: .* Cái 0: .* bạn thắng \+50\.000\s₫$/,
  'bau-cua': /^Nai, Gà, Cá\. bạn thắng \+50\.000\s₫$/,
  blackjack: /^Bạn 20, nhà cái 17 .* bạn thắng \+50\.000\s₫$/,
  dice: /^Số ra 12\.34\. Nhận về 100\.000\s₫$/,
  fishing: /^Bắt được cá 2×\. bạn thắng \+50\.000\s₫$/,
  'hi-lo': /^Nhận về 100\.000\s₫$/,
  keno: /^Trúng 0 số\. Nhận về 100\.000\s₫$/,
  limbo: /^Điểm dừng 2\.50×\. Nhận về 100\.000\s₫$/,
  mines: /^Nhận về 100\.000\s₫$/,
  plinko: /^Rơi vào ô 1×\. Nhận về 100\.000\s₫$/,
  roulette: /^Số 1, Đỏ\. bạn thắng \+50\.000\s₫$/,
  slot: /^Nhận về 100\.000\s₫$/,
  wheel: /^Dừng ở 1\.00×\. Nhận về 100\.000\s₫$/,
  'xoc-dia': /^2 đỏ 2 trắng, Chẵn\. bạn thắng \+50\.000\s₫$/,
}

const animate = vi.fn<Element['animate']>()
beforeEach(() => {
  Element.prototype.animate = animate
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  animate.mockReset()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
async function press(name: RegExp): Promise<void> {
  fireEvent.click(screen.getAllByRole('button', { name })[0]!)
  await pass(0)
}
const stage = () => document.querySelector('.play-stage')!.outerHTML

/** One round of an engine that is played alone, just after its answer has come. */
async function playRound(engine: keyof typeof SOLO_ROUNDS, isReduced: boolean) {
  const { prepare, press: taps, bet, view } = SOLO_ROUNDS[engine]
  const opened = await openEngine(engine, {
    isReduced,
    play: (sent) => ({ bet: bet ?? sent, stake: STAKE, returned: WON, view }),
  })
  vi.useFakeTimers()
  for (const name of prepare ? [prepare, ...taps] : taps) await press(name)
  await pass(A_FRAME_MS)
  return opened
}

test.each(SOLO)(
  '%s: with reduced motion the end stands at once, in words too, and nothing moves after it',
  async (engine) => {
    const { said } = await playRound(engine, true)
    expect(said).toEqual([expect.stringMatching(OUTCOMES[engine])])
    const end = stage()
    await pass(LATER_MS)
    expect(stage()).toBe(end)
    expect(animate).not.toHaveBeenCalled()
    expect(said).toHaveLength(1)
  },
)

test.each(SOLO.filter((engine) => !ENDS_AT_ONCE.has(engine)))(
  '%s: otherwise it is drawn first, and told when it has been',
  async (engine) => {
    const { said } = await playRound(engine, false)
    expect(said).toEqual([])
    await pass(LATER_MS)
    expect(said).toEqual([expect.stringMatching(OUTCOMES[engine])])
  },
)

const flying = {
  ...CRASH_TABLE,
  phase: 'flying',
  now: NOW + 5000,
  phaseAt: NOW + 5000,
  phaseEndsAt: null,
} as const
const crashed = {
  ...flying,
  phase: 'ended',
  point: 240,
  now: NOW + 16_000,
  phaseEndsAt: NOW + 18_000,
} as const
const shownAt = { now: NOW + 8000, phaseAt: NOW + 8000, phaseEndsAt: NOW + 15_000 }
const DICE: TaiXiuTable = { ...TAI_XIU_TABLE, ...shownAt, phase: 'shown', dice: [6, 5, 1] }
const own = { id: '77', number: 7, stake: STAKE }

test.each([
  [true, 0, 1],
  [false, 1, 0],
])(
  'crash, reduced motion %s: ships %i, bars %i; its point and the own end are told',
  async (isReduced, ships, bars) => {
    const tables = answerTables()
    const { said } = await openEngine('crash', {
      isReduced,
      table: () => CRASH_TABLE,
      play: (bet) => ({ ...own, bet, state: 'open', returned: null, view: { leftAt: null, point: null } }),
      refresh: () => ({
        ...own,
        bet: { stake: STAKE, seat: 0 },
        returned: WON,
        view: { leftAt: null, point: 240 },
      }),
    })
    await tables.push(CRASH_TABLE)
    fireEvent.click(screen.getAllByRole('button', { name: /^Đặt cho ván này/ })[0]!)
    await screen.findByText('Đã đặt, chờ cất cánh')
    await tables.push(flying)
    expect(document.querySelectorAll('.crash-ship')).toHaveLength(ships)
    expect(document.querySelectorAll('.crash-bar')).toHaveLength(bars)
    await tables.push(crashed)
    await screen.findByText('2.40×', undefined, SLOW)
    await waitFor(() => expect(said.at(-1)).toMatch(/bạn thắng \+50\.000\s₫$/), SLOW)
    expect(animate).not.toHaveBeenCalled()
  },
)

test.each([
  [true, 0],
  [false, 1],
])(
  'tài xỉu, reduced motion %s: lids over the dice %i; they and the own end are told',
  async (isReduced, lids) => {
    const tables = answerTables()
    const { said } = await openEngine('tai-xiu', {
      isReduced,
      table: () => TAI_XIU_TABLE,
      play: (bet) => ({ ...own, bet, state: 'open', returned: null, view: { dice: null, returned: null } }),
      refresh: () => ({ ...own, bet: {}, returned: WON, view: { dice: [6, 5, 1], returned: null } }),
    })
    await tables.push(TAI_XIU_TABLE)
    for (const name of chip('Tài')) await tap(name)
    await waitFor(() => expect(said).toHaveLength(1), SLOW)
    await tables.push(DICE)
    expect(document.querySelectorAll('.tai-xiu-lid')).toHaveLength(lids)
    await waitFor(() => expect(said.at(-1)).toMatch(/^6–5–1, tổng 12, Tài\. bạn thắng \+50\.000\s₫$/), SLOW)
    expect(animate).not.toHaveBeenCalled()
  },
)

test('no engine is without a line here', () => {
  expect([...SOLO, 'crash', 'tai-xiu'].toSorted()).toEqual([...ENGINES].toSorted())
})
