import type { WireMarketGroup, WireOption } from '@keo/sportsbook-contract/match-record'
import { priceOf } from '@keo/units/price'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock, setServerTime } from '../../platform/time.ts'
import { openSports, rowOf, serveAnew, served } from '../../testing/test-sports-screen.tsx'
import { board } from '../sportsbook/index.ts'
import { pace } from '../sportsbook/watch.ts'
import { matchFromWire } from '../sportsbook/intake/match-from-wire.ts'
import { wireGroup, wireMarket, wireMatch } from '../sportsbook/intake/test-wire-match.ts'

beforeEach(serveAnew)
afterEach(() => void vi.useRealTimers())

test('[SPT-04a] [SPT-04b] [SPT-04c] a live match has its counter and score, one that has not begun its kick-off', async () => {
  await openSports()
  const live = await rowOf('Chủ nhà 7 vs. Đội khách 7')
  expect(within(live).getByText(/^67:\d\d$/)).toBeTruthy()
  expect(within(live).getByText('Hiệp 2')).toBeTruthy()
  expect([...live.querySelectorAll('.ui-match-score')].map((score) => score.textContent)).toEqual(['2', '1'])
  expect(within(live).getByRole('img', { name: 'Thẻ đỏ: 1' })).toBeTruthy()
  const next = await rowOf('Chủ nhà 8 vs. Đội khách 8')
  expect(next.querySelector('.ui-match-clock, .ui-match-score')).toBeNull()
  expect(within(next).getByText(/\d\d:\d\d/)).toBeTruthy()

  const odd = { ...wireMatch({ id: 7 }), mc: { s: -1, pe: 1004, r: true } }
  act(() => board.take([matchFromWire(odd)], false))
  expect(live.querySelector('.ui-match-clock')).toBeNull()
})

test('a price that moves says so, one that is locked or stands still cannot be taken', async () => {
  await openSports()
  const row = await rowOf('Chủ nhà 7 vs. Đội khách 7')
  const home = within(row).getByRole('button', { name: /Kèo chấp, -0\.5, tỷ lệ 1\.90/ })
  expect(home.textContent).toBe('-0.51.90')
  const move = (od: number, ss = 1) =>
    act(() =>
      board.apply([
        { matchId: 7, markets: [{ id: 701, saleStatus: ss, options: [{ type: 1, odds: priceOf(od) }] }] },
      ]),
    )
  // On a slow machine the list came a while ago, and nothing has been heard of it since.
  act(() => board.confirm([7]))
  move(2.04)
  expect([home.textContent, home.dataset.moved]).toEqual(['-0.52.04', 'up'])
  move(-999)
  expect([home.dataset.state, home.hasAttribute('disabled')]).toEqual(['locked', true])
  move(2, 0)
  expect([home.dataset.state, home.hasAttribute('disabled')]).toEqual(['suspended', true])
})

test('where more prices move than anybody can follow, digits change in place; a price that moves alone flashes', async () => {
  served.listed = [wireMatch({ id: 37 })]
  await openSports()
  const row = await rowOf('Chủ nhà 37 vs. Đội khách 37')
  const home = within(row).getByRole('button', { name: /Kèo chấp, -0\.5, tỷ lệ 1\.90/ })
  const moveTo = (od: number) => {
    act(() => board.confirm([37]))
    act(() =>
      board.apply([
        { matchId: 37, markets: [{ id: 3701, saleStatus: 1, options: [{ type: 1, odds: priceOf(od) }] }] },
      ]),
    )
    const { textContent, dataset } = home
    const flash = home.querySelector('.ui-odds-flash') !== null
    return {
      textContent,
      moved: dataset.moved,
      still: dataset.still,
      flash,
      isNamed: home.getAttribute('aria-label')?.includes(od.toFixed(2)),
    }
  }
  vi.useFakeTimers()
  pace.note(100)
  vi.advanceTimersByTime(1000)
  const still = { still: 'true', flash: false, isNamed: true }
  expect(moveTo(2.1)).toEqual({ textContent: '-0.52.10', moved: 'up', ...still })
  const digits = home.querySelector('.ui-odds-price')
  expect(moveTo(1.95)).toEqual({ textContent: '-0.51.95', moved: 'down', ...still })
  expect(moveTo(2.1)).toEqual({ textContent: '-0.52.10', moved: 'up', ...still })
  expect(home.querySelector('.ui-odds-price')).toBe(digits)
  act(() => void vi.advanceTimersByTime(1000))
  const drawn = { moved: 'up', still: undefined, flash: true, isNamed: true }
  expect(moveTo(2.4)).toEqual({ textContent: '-0.52.40', ...drawn })
  expect(moveTo(2.7)).toEqual({ textContent: '-0.52.70', ...drawn })
})

test('a list that comes back into view shows the prices of now, and none of them flashes', async () => {
  served.listed = [27, 28, 29].map((id) => wireMatch({ id }))
  await openSports()
  await rowOf('Chủ nhà 27 vs. Đội khách 27')
  const marked = () => document.querySelectorAll('.ui-odds[data-moved]').length
  const dearer = (id: number, by: number) => ({
    ...wireMatch({ id }),
    mg: wireMatch({ id }).mg.map((group) => raised(group, by)),
  })
  setServerTime(clock.now() + 3000)
  document.dispatchEvent(new Event('visibilitychange'))
  act(() => board.take([dearer(27, 0.5), dearer(28, 0.5), dearer(29, 0.5)].map(matchFromWire), false))
  expect(screen.getAllByText('2.40').length).toBeGreaterThan(5)
  expect(marked()).toBe(0)
  act(() => board.take([matchFromWire(dearer(27, 0.9))], false))
  expect(marked()).toBe(7)
})

function raised(group: WireMarketGroup, by: number): WireMarketGroup {
  const mks = group.mks.map((market) => Object.assign(market, { op: market.op.map((one) => dear(one, by)) }))
  return Object.assign(group, { mks })
}
const dear = (option: WireOption, by: number): WireOption => Object.assign(option, { od: option.od + by })

test('a row of tennis has sets, games, points and who serves; a nation its flag, a player initials', async () => {
  const side = (id: number, na: string) => ({ id, na, lurl: '' })
  const nsg = [
    { pe: 5000, tyg: 5, sc: [40, 15] },
    { pe: 5001, tyg: 5556, sc: [1, 0] },
    { pe: 5002, tyg: 5556, sc: [6, 4] },
    { pe: 5003, tyg: 5556, sc: [3, 2] },
  ]
  const tennis = { sid: 5, fid: 3, mc: { pe: 5004 }, nsg, ssi: 2 as const }
  served.listed = [
    wireMatch({ ...tennis, id: 37, ts: [side(371, 'Ana Sousa'), side(372, 'Nguyễn Thị Lan')] }),
    wireMatch({ id: 38, ts: [side(381, 'Việt Nam'), side(382, 'U23 Thái Lan')] }),
  ]
  await openSports()
  const row = await rowOf('Chủ nhà 37 vs. Đội khách 37')
  expect(within(row).getByText('Set 2 · 3–2 · 40–15')).toBeTruthy()
  expect([...row.querySelectorAll('.ui-match-score')].map((score) => score.textContent)).toEqual(['1', '0'])
  expect(within(row).getByRole('img', { name: 'Nguyễn Thị Lan giao bóng' })).toBeTruthy()
  expect([...row.querySelectorAll('svg text')].map((text) => text.textContent)).toEqual(['AS', 'NL'])
  const nations = await rowOf('Chủ nhà 38 vs. Đội khách 38')
  const circles = [...nations.querySelectorAll('.ui-match-team svg')].map(
    (svg) => svg.querySelectorAll('circle').length,
  )
  expect(circles).toEqual([2, 2])
})

test('a column whose market is closed is empty: neither another part of the match nor another market stands in', async () => {
  const [handicap, totals] = wireMatch({ id: 17 }).mg
  const parts = [1003, 1012].map((period) => wireGroup(1005, period))
  served.listed = [
    wireMatch({ id: 17, mg: [handicap!, totals!, ...parts] }),
    wireMatch({ id: 18, tms: 12, mg: parts }),
    wireMatch({ id: 19, tms: 3, mg: [], mc: { s: 5700, pe: 1006, r: true } }),
  ]
  await openSports()
  const pricesOf = (row: HTMLElement) =>
    [...row.querySelectorAll('.ui-match-odds-column')].map((each) => each.textContent)
  const closed = await rowOf('Chủ nhà 17 vs. Đội khách 17')
  expect(pricesOf(closed)).toEqual(['-0.51.90+0.51.91', 'T 2.51.90X 2.51.91', ''])
  const bare = await rowOf('Chủ nhà 18 vs. Đội khách 18')
  expect([pricesOf(bare), within(bare).getByText('Còn 12 kèo khác trong trận').tagName]).toEqual([[], 'P'])
  const extra = await rowOf('Chủ nhà 19 vs. Đội khách 19')
  expect(within(extra).getByText(/^Kèo 90 phút đã đóng\. Còn 3 kèo/)).toBeTruthy()
})

test('handicap and totals of the first half are one tap away, and the prices that show are theirs', async () => {
  const half = (id: number) => [
    wireGroup(
      1000,
      1002,
      'Kèo chấp - Hiệp 1',
      wireMarket(id * 100 + 11, [1, 2], ['-0/0.5', '+0/0.5'], { li: '-0/0.5' }),
    ),
    wireGroup(
      1007,
      1002,
      'Tài/Xỉu - Hiệp 1',
      wireMarket(id * 100 + 12, [4, 5], ['Tài 1', 'Xỉu 1'], { li: '1' }),
    ),
  ]
  const [first, ...others] = served.listed
  served.listed = [{ ...first!, mg: [...first!.mg, ...half(7)] }, ...others]
  await openSports()
  const row = within(await rowOf('Chủ nhà 7 vs. Đội khách 7'))
  const parts = within(screen.getByRole('radiogroup', { name: 'Phần trận của kèo' }))
  expect(row.getAllByRole('button', { name: /, Kèo chấp, / })).toHaveLength(2)
  await userEvent.click(parts.getByRole('radio', { name: 'Hiệp 1' }))
  expect(row.getAllByRole('button', { name: /Kèo chấp - Hiệp 1/ })).toHaveLength(2)
  expect(row.getAllByRole('button', { name: /Tài\/Xỉu - Hiệp 1/ })).toHaveLength(2)
  expect(row.queryByRole('button', { name: /, (Kèo chấp|1X2), / })).toBeNull()
  // A match that has none of them any more says so, instead of prices of another part.
  const over = within(await rowOf('Chủ nhà 9 vs. Đội khách 9'))
  expect(over.getByText('Hết kèo Hiệp 1. Còn 86 kèo khác trong trận')).toBeTruthy()
  await userEvent.click(parts.getByRole('radio', { name: 'Cả trận' }))
  expect(over.getAllByRole('button', { name: /, Kèo chấp, / })).toHaveLength(2)
})

test('a sport without a list of its first half has no switch for it', async () => {
  await openSports()
  await userEvent.click(await screen.findByRole('radio', { name: /Hôm nay/ }))
  await userEvent.click(await screen.findByRole('tab', { name: /Quần vợt/ }))
  expect(await screen.findByText('Thắng')).toBeTruthy()
  expect(screen.queryByRole('radiogroup', { name: 'Phần trận của kèo' })).toBeNull()
})

test('the head of a league reaches as far as its matches, so that it stays above them', async () => {
  await openSports()
  await rowOf('Chủ nhà 9 vs. Đội khách 9')
  const extent = (name: RegExp) =>
    screen.getByRole('button', { name, expanded: true }).closest<HTMLElement>('.sports-league')?.style
  // Two matches of 132 under a head of 38, then one.
  expect([extent(/V\.League 1/)?.top, extent(/V\.League 1/)?.height]).toEqual(['0px', '302px'])
  expect([extent(/Serie A/)?.top, extent(/Serie A/)?.height]).toEqual(['302px', '170px'])
})
