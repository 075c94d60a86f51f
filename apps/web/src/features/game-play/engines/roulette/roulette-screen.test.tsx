import { isRouletteBet, rouletteMultiplier } from '@keo/game-rules/games/roulette'
import { payoutOf } from '@keo/game-rules/multiplier'
import { RouletteBet } from '@keo/games-contract/engines/roulette'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openEngine } from '../../../../testing/test-engine.tsx'
import { amountOf, hundredthsOf } from '../../session/play-money.ts'

const lands = (pocket: number) => (sent: unknown) => {
  const { bets } = RouletteBet.parse(sent)
  if (!bets.every(isRouletteBet)) return null
  const returned = bets.map((bet) => payoutOf(hundredthsOf(bet.stake), rouletteMultiplier(bet, pocket)))
  return {
    stake: amountOf(bets.reduce((sum, { stake }) => sum + hundredthsOf(stake), 0n)),
    returned: amountOf(returned.reduce((sum, one) => sum + one, 0n)),
    bet: sent,
    view: { pocket, returned: returned.map(amountOf) },
  }
}

test('a number pays 35 to 1 and its colour 1 to 1, and the pocket is told', async () => {
  const { sent, said, place } = await openEngine('roulette', { play: lands(17) })
  fireEvent.click(await place(/^Số 17, 35 : 1/))
  fireEvent.click(await place(/^Đen, 1 : 1/))
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt\s*100\.000/ }))
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    bet: { bets: [{ numbers: [17], stake: '50000.00' }, { stake: '50000.00' }] },
  })
  expect(said[0]).toMatch(/^Số 17, Đen\. bạn thắng \+1\.800\.000/)
})

test('while the ball rolls the cloth is locked as one: neither finger nor key puts a chip', async () => {
  const { sent, place } = await openEngine('roulette', { play: lands(17), isReduced: false })
  fireEvent.click(await place(/^Đen, 1 : 1/))
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt Đen/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const cloth = screen.getByRole('group', { name: 'Các cửa cược' })
  await waitFor(() => expect(cloth.getAttribute('aria-disabled')).toBe('true'))
  const red = await place(/^Đỏ, 1 : 1/)
  fireEvent.click(red)
  fireEvent.keyDown(red, { key: 'Delete' })
  expect(red.getAttribute('aria-label')).toBe('Đỏ, 1 : 1')
  expect((await place(/^Đen, 1 : 1/)).getAttribute('aria-label')).toMatch(/50\.000/)
})

test('every place of the cloth is a bet of the rules, and all of them can be bet at once', async () => {
  const { sent } = await openEngine('roulette', { play: lands(0) })
  const places = screen.getAllByRole('button', { name: / : 1/ })
  expect(places).toHaveLength(145 + 12)
  for (const place of places) fireEvent.click(place)
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt\s*7\.850\.000/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const { bets } = RouletteBet.parse(sent[0]?.bet)
  expect(bets.every(isRouletteBet)).toBe(true)
  expect(new Set(bets.map(({ numbers }) => numbers.join(' '))).size).toBe(157)
})

test('a chip on a line or a corner covers the numbers that meet there and is paid by their count', async () => {
  const { sent, said, place } = await openEngine('roulette', { play: lands(17) })
  fireEvent.click(await place(/^Đôi 17–18, 17 : 1/))
  fireEvent.click(await place(/^Góc 14–15–17–18, 8 : 1/))
  fireEvent.click(await place(/^Hàng 16–18, 11 : 1/))
  fireEvent.click(await place(/^Sáu số 13–18, 5 : 1/))
  fireEvent.click(await place(/^Ba số 0–1–2, 11 : 1/))
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt\s*250\.000/ }))
  await waitFor(() => expect(said).toHaveLength(1))
  expect(RouletteBet.parse(sent[0]?.bet).bets.map(({ numbers }) => numbers)).toEqual([
    [17, 18],
    [14, 15, 17, 18],
    [16, 17, 18],
    [13, 14, 15, 16, 17, 18],
    [0, 1, 2],
  ])
  expect((await place(/^Đôi 17–18/)).dataset.outcome).toBe('won')
  expect((await place(/^Ba số 0–1–2/)).dataset.outcome).toBe('lost')
})

test('the numbers are one stop of the tab key, and arrow keys walk over lines and corners', async () => {
  const { place } = await openEngine('roulette', {})
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
  ;(await place(/^Số 1, /)).focus()
  const walk = async (keys: string) => userEvent.keyboard(keys)
  await walk('{ArrowRight}')
  expect(focused()).toMatch(/^Đôi 1–2,/)
  await walk('{ArrowDown}')
  expect(focused()).toMatch(/^Góc 1–2–4–5,/)
  await walk('{ArrowLeft}{ArrowLeft}')
  expect(focused()).toMatch(/^Sáu số 1–6,/)
  await walk('{ArrowLeft}{ArrowUp}{ArrowUp}')
  expect(focused()).toMatch(/^Góc 0–1–2–3,/)
  await walk('{ArrowUp}')
  expect(focused()).toMatch(/^Số 0,/)
  const stops = screen.getAllByRole('button', { name: / : 1/ }).filter(({ tabIndex }) => tabIndex === 0)
  expect(stops).toHaveLength(1 + 12)
})
