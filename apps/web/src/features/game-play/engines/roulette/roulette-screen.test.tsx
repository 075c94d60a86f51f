import { isRouletteBet, rouletteMultiplier } from '@keo/game-rules/games/roulette'
import { payoutOf } from '@keo/game-rules/multiplier'
import { RouletteBet } from '@keo/games-contract/engines/roulette'
import { fireEvent, screen, waitFor } from '@testing-library/react'
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

test('every place of the cloth is a bet of the rules', async () => {
  const { sent } = await openEngine('roulette', { play: lands(0) })
  const places = screen.getAllByRole('button', { name: / : 1/ })
  expect(places).toHaveLength(37 + 12)
  for (const place of places) fireEvent.click(place)
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt\s*2\.450\.000/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(RouletteBet.parse(sent[0]?.bet).bets.every(isRouletteBet)).toBe(true)
})
