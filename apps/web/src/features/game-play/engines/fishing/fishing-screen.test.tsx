import { fishingMultiplier, type FishValue } from '@keo/game-rules/games/fishing'
import { payoutOf } from '@keo/game-rules/multiplier'
import { FishingBet } from '@keo/games-contract/engines/fishing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openEngine } from '../../../../testing/test-engine.tsx'
import { amountOf, hundredthsOf } from '../../session/play-money.ts'

const shoots = (shot: number) => (sent: unknown) => {
  const { stake, value } = FishingBet.parse(sent)
  const multiplier = fishingMultiplier(value as FishValue, shot)
  return {
    stake: amountOf(hundredthsOf(stake)),
    returned: amountOf(payoutOf(hundredthsOf(stake), multiplier)),
    bet: sent,
    view: { shot, multiplier },
  }
}

test('each shot is one round on a fish of that value, with its chance and its price on the button', async () => {
  const { sent, said, place } = await openEngine('fishing', { play: shoots(95) })
  fireEvent.click(await place(/^Bắn cá 10×, Cơ hội bắt được 9\.60%, 50\.000/))
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent).toEqual([{ bet: { stake: '50000', value: 10 } }])
  expect(said[0]).toMatch(/^Bắt được cá 10×\. bạn thắng \+450\.000/)
})

test('a fish that swims is shot by a tap, and one that gets away is told plainly', async () => {
  const { sent, said } = await openEngine('fishing', { play: shoots(96) })
  const [swimming] = screen.getAllByText('200×')
  fireEvent.pointerDown(swimming!.closest('button')!)
  await waitFor(() => expect(said).toHaveLength(1))
  expect(sent).toEqual([{ bet: { stake: '50000', value: 200 } }])
  expect(said[0]).toMatch(/^Trượt cá 200×\. không trúng/)
  expect((await screen.findByText('không trúng')).dataset.won).toBeUndefined()
})

test('nothing is shot with a stake outside of the bounds', async () => {
  const { sent, place } = await openEngine('fishing', { play: shoots(0) })
  fireEvent.change(screen.getByLabelText('Mỗi phát bắn'), { target: { value: '1' } })
  expect((await place(/^Bắn cá 2×/)).hasAttribute('disabled')).toBe(true)
  const [swimming] = screen.getAllByText('2×')
  fireEvent.pointerDown(swimming!.closest('button')!)
  expect(sent).toEqual([])
})
