import { SLOT_MACHINES } from '@keo/game-rules/games/slot-machines'
import { shownBy } from '@keo/game-rules/games/slot-pays'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openEngine } from '../../../../testing/test-engine.tsx'
import { SPIN_MS } from './use-spins.ts'

const SLOW = { timeout: 60_000 }
const WAIT_MS = 1000
/** Three alike on the first line of the machine of three reels: 4 coins of a stake of 5. */
const LINE = {
  stops: [0, 0, 0],
  window: ['DDD', 'DDD', 'DDD'],
  wins: [{ symbol: 'D', alike: 3, coins: 4, line: 3 }],
  scatters: 0,
  coins: 4,
}
const NOTHING = { ...LINE, wins: [], coins: 0 }
const view = (spin: object, freeSpins: readonly object[] = []) => ({
  spin,
  freeSpins,
  coins: 4,
  unit: 5,
  jackpotWon: null,
  jackpot: null,
})
const played = (returned: string, shown: object) => ({ stake: '50000.00', returned, view: shown })

const spinButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Quay 50\.000/ })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
afterEach(() => void vi.useRealTimers())

/** Fake timers begin once the screen has been loaded. */
async function spinOf(shown: object, returned: string, isReduced: boolean) {
  const engine = await openEngine('slot', { isReduced, play: () => played(returned, shown) })
  vi.useFakeTimers()
  fireEvent.click(spinButton())
  await pass(0)
  return engine
}

test('the spin names its stake, the line that paid is drawn and named, and the paytable is at hand', async () => {
  const { sent, said } = await openEngine('slot', { play: () => played('40000.00', view(LINE)) })
  fireEvent.click(spinButton())
  await waitFor(() => expect(said).toHaveLength(1), SLOW)
  expect(sent).toEqual([{ bet: { stake: '50000' } }])
  expect(said[0]).toMatch(/Hoàn lại 40\.000.*thấp hơn tiền cược/)
  expect(screen.getByText(/^Dòng 4 · 3 /)).toBeTruthy()
  const drawn = document.querySelector('polyline[data-line="012"]')
  expect(drawn?.getAttribute('points')).toBe('0 0.5 0.5 0.5 1.5 1.5 2.5 2.5')
  fireEvent.click(screen.getByRole('button', { name: 'Bảng thưởng' }))
  expect(await screen.findByRole('dialog', { name: 'Bảng thưởng' }, SLOW)).toBeTruthy()
})

test('[RSP-13] a spin lasts 2.5 s: its end is told then, and no other begins before', async () => {
  const { said } = await spinOf(view(LINE), '40000.00', false)
  await pass(SPIN_MS - 1)
  expect(said).toEqual([])
  expect(spinButton().disabled).toBe(true)
  await pass(1)
  expect(said).toHaveLength(1)
  expect(spinButton().disabled).toBe(false)
  expect(SPIN_MS).toBeGreaterThanOrEqual(2500)
})

test('[RSP-13] with reduced motion the end is told at once, and the next spin waits as long', async () => {
  const { said } = await spinOf(view(NOTHING), '0.00', true)
  expect(said).toEqual(['Ván này không trúng'])
  await pass(SPIN_MS - 1)
  expect(spinButton().disabled).toBe(true)
  await pass(1)
  expect(spinButton().disabled).toBe(false)
})

test('free spins are drawn one after the other, counted, before the round is told', async () => {
  const { said } = await spinOf(view(NOTHING, [LINE, NOTHING]), '80000.00', false)
  await pass(SPIN_MS)
  expect(screen.getByText('Được 2 lượt miễn phí')).toBeTruthy()
  await pass(WAIT_MS)
  expect(screen.getByText('/ 2').parentElement?.textContent).toBe('1 / 2')
  await pass(SPIN_MS + WAIT_MS)
  expect(screen.getByText('/ 2').parentElement?.textContent).toBe('2 / 2')
  expect(said).toEqual([])
  await pass(SPIN_MS)
  expect(said).toHaveLength(1)
})

test('before the first spin the reels stand at their first stops', async () => {
  await openEngine('slot', {})
  expect(screen.getByRole('img', { name: /^Các cuộn: / }).querySelectorAll('img')).toHaveLength(
    SLOT_MACHINES.low.reels.map((reel) => shownBy(reel, 0)).join('').length,
  )
})

test('rounds that were given are named and played first, at their own stake and for nothing', async () => {
  const freeRounds = { code: 'GIFT', left: 3, stake: '10000.00', expiresAt: 1 }
  const { sent, said } = await openEngine('slot', {
    freeRounds,
    play: () => ({ ...played('8000.00', view(LINE)), stake: '0.00' }),
  })
  expect(screen.getByText(/^Tặng bạn 3 vòng quay, mỗi vòng 10\.000/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Quay 50\.000/ })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Quay miễn phí' }))
  await waitFor(() => expect(said).toHaveLength(1), SLOW)
  expect(sent).toEqual([{ bet: { stake: '10000.00', bonusCode: 'GIFT' } }])
  expect(said[0]).toMatch(/8\.000/)
})

test('[RSP-13] neither auto-play nor fast spin is offered unless the agent line has it on', async () => {
  await openEngine('slot', {})
  expect(screen.queryByRole('button', { name: 'Tự quay' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Nhanh' })).toBeNull()
})

test('[RSP-13] auto-play begins with a loss limit only, spins no faster than 2.5 s, and stops at a tap', async () => {
  const { sent } = await openEngine('slot', {
    hasAutoPlay: true,
    hasFastSpin: true,
    isReduced: false,
    play: () => played('40000.00', view(LINE)),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Nhanh' }))
  fireEvent.click(screen.getByRole('button', { name: 'Tự quay' }))
  const start = await screen.findByRole<HTMLButtonElement>(
    'button',
    { name: /^Quay 10 vòng.*500\.000/ },
    SLOW,
  )
  expect(start.disabled).toBe(true)
  const limit = screen.getByLabelText('Dừng khi lỗ quá')
  fireEvent.change(limit, { target: { value: '49999' } })
  expect(start.disabled).toBe(true)
  fireEvent.change(limit, { target: { value: '200000' } })
  vi.useFakeTimers()
  fireEvent.click(start)
  await pass(SPIN_MS - 1)
  const spun = () => sent.filter(({ bet }) => bet !== undefined)
  expect(spun()).toEqual([{ bet: { stake: '50000' }, autoPlay: 'row-1' }])
  await pass(1)
  expect(spun()).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: /^Dừng · còn 9/ }))
  await pass(5 * SPIN_MS)
  expect(spun()).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Tự quay' })).toBeTruthy()
})

test('[RSP-13] auto-play ends after one large win where that is switched on, and its fast spin is the page’s own', async () => {
  const { sent } = await openEngine('slot', {
    hasAutoPlay: true,
    hasFastSpin: true,
    play: () => played('1000001.00', view(LINE)),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Tự quay' }))
  fireEvent.click(await screen.findByRole('switch', { name: 'Quay nhanh' }, SLOW))
  fireEvent.click(screen.getByRole('switch', { name: 'Dừng khi thắng một vòng quá' }))
  fireEvent.click(screen.getByRole('switch', { name: 'Dừng khi lãi quá' }))
  fireEvent.change(screen.getByLabelText('Dừng khi lỗ quá'), { target: { value: '500000' } })
  const start = screen.getByRole<HTMLButtonElement>('button', { name: /^Quay 10 vòng/ })
  expect(start.disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: 'Dừng khi lãi quá' }), {
    target: { value: '90000000' },
  })
  vi.useFakeTimers()
  fireEvent.click(start)
  await pass(5 * SPIN_MS)
  expect(sent.filter(({ bet }) => bet !== undefined)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Nhanh' }).getAttribute('aria-pressed')).toBe('true')
})
