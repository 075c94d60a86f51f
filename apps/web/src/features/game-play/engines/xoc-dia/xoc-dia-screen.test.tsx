import { redCoins, xocDiaMultiplier } from '@keo/game-rules/games/xoc-dia'
import { payoutOf } from '@keo/game-rules/multiplier'
import { XocDiaBet } from '@keo/games-contract/engines/xoc-dia'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEngine } from '../../../../testing/test-engine.tsx'
import { amountOf, hundredthsOf } from '../../session/play-money.ts'

const shows = (coins: readonly number[]) => (bet: unknown) => {
  const { bets } = XocDiaBet.parse(bet)
  const returned = bets.map(({ on, stake }) =>
    payoutOf(hundredthsOf(stake), xocDiaMultiplier(on, redCoins(coins))),
  )
  return {
    stake: amountOf(bets.reduce((sum, { stake }) => sum + hundredthsOf(stake), 0n)),
    returned: amountOf(returned.reduce((sum, one) => sum + one, 0n)),
    bet,
    view: { coins, returned: returned.map(amountOf) },
  }
}

test('three red and one white: odd and its own place win, told in words', async () => {
  const { sent, said, place } = await openEngine('xoc-dia', { play: shows([1, 0, 1, 1]) })
  fireEvent.click(await place(/^Lẻ, ×1\.98/))
  fireEvent.click(await place(/^3 đỏ 1 trắng, ×3\.8/))
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt\s*100\.000/ }))
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent[0]).toEqual({
    bet: {
      bets: [
        { on: 'odd', stake: '50000.00' },
        { on: 'threeRed', stake: '50000.00' },
      ],
    },
  })
  expect(said[0]).toMatch(/^3 đỏ 1 trắng, Lẻ\. bạn thắng \+189\.000/)
  expect((await place(/^Lẻ/)).dataset.outcome).toBe('won')
  expect((await place(/^Chẵn/)).dataset.outcome).toBe('lost')
})

test('doubling doubles every place, and one undo takes it back', async () => {
  const { place } = await openEngine('xoc-dia', {})
  fireEvent.click(await place(/^Chẵn/))
  fireEvent.click(screen.getByRole('button', { name: 'Gấp đôi tiền cược' }))
  expect(await screen.findByRole('button', { name: /^Đặt Chẵn\s*100\.000/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ lượt đặt vừa rồi' }))
  expect(await screen.findByRole('button', { name: /^Đặt Chẵn\s*50\.000/ })).toBeTruthy()
})
