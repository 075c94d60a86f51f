import { type BauCuaFace, bauCuaMultiplier } from '@keo/game-rules/games/bau-cua'
import { payoutOf } from '@keo/game-rules/multiplier'
import { BauCuaBet } from '@keo/games-contract/engines/bau-cua'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEngine } from '../../../../testing/test-engine.tsx'
import { amountOf, hundredthsOf } from '../../session/play-money.ts'

/** A provider whose dice fall as told, paid by the rules of the game. */
const falls = (dice: readonly BauCuaFace[]) => (bet: unknown) => {
  const { bets } = BauCuaBet.parse(bet)
  const returned = bets.map(({ on, stake }) => payoutOf(hundredthsOf(stake), bauCuaMultiplier(on, dice)))
  return {
    stake: amountOf(bets.reduce((sum, { stake }) => sum + hundredthsOf(stake), 0n)),
    returned: amountOf(returned.reduce((sum, one) => sum + one, 0n)),
    bet,
    view: { dice, returned: returned.map(amountOf) },
  }
}

test('chips go on places, the button names their sum, and all of them are one bet', async () => {
  const { sent, said, place } = await openEngine('bau-cua', { play: falls(['ga', 'cua', 'cua']) })
  fireEvent.click(await place(/^Gà/))
  fireEvent.click(screen.getByRole('radio', { name: /100\.000/ }))
  fireEvent.click(await place(/^Cua/))
  expect(await place(/^Cua, .*bạn đặt 100\.000/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt\s*150\.000/ }))
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent).toEqual([
    {
      bet: {
        bets: [
          { on: 'ga', stake: '50000.00' },
          { on: 'cua', stake: '100000.00' },
        ],
      },
    },
  ])
  expect(said[0]).toMatch(/^Gà, Cua, Cua\. bạn thắng \+250\.000/)
  expect((await screen.findByText(/bạn thắng/)).dataset.won).toBe('true')
})

test('a long press, here by the menu key or Delete, takes the last chip of a place back', async () => {
  const { place } = await openEngine('bau-cua', {})
  fireEvent.click(await place(/^Tôm/))
  fireEvent.click(await place(/^Tôm/))
  fireEvent.keyDown(await place(/^Tôm/), { key: 'Delete' })
  expect(await place(/^Tôm, .*bạn đặt 50\.000/)).toBeTruthy()
  fireEvent.contextMenu(await place(/^Tôm/))
  expect((await place(/^Tôm/)).getAttribute('aria-label')).not.toContain('bạn đặt')
})

test('less back than was staked is told without the look of a win', async () => {
  const { said, place } = await openEngine('bau-cua', { play: falls(['nai', 'tom', 'bau']) })
  for (const face of [/^Gà/, /^Cua/, /^Nai/]) fireEvent.click(await place(face))
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt/ }))
  await waitFor(() => expect(said).toHaveLength(1))
  expect(said[0]).toMatch(/nhận lại 100\.000/)
  expect((await screen.findByText(/nhận lại/)).dataset.won).toBeUndefined()
})

test('after a round the same bets are one tap away, and nothing was played leaves the chips where they are', async () => {
  let isAway = false
  const { sent, said, place } = await openEngine('bau-cua', {
    play: (bet) => (isAway ? null : falls(['nai', 'nai', 'nai'])(bet)),
  })
  fireEvent.click(await place(/^Cá/))
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt Cá/ }))
  await waitFor(() => expect(said).toHaveLength(1))
  isAway = true
  fireEvent.click(await screen.findByRole('button', { name: /^Đặt lại Cá\s*50\.000/ }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(sent[0])
  expect(await place(/^Cá, .*bạn đặt 50\.000/)).toBeTruthy()
})
