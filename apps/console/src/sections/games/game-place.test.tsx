import type { ConsoleGame } from '@keo/contract/console-games'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '../../platform/queries.ts'
import { GamePlace } from './game-place.tsx'

const reason = 'a party for the new year'
const GAME: ConsoleGame = {
  id: 1_001_104_101,
  name: 'Thuyền rồng',
  position: 12,
  place: 3,
  ofType: 40,
  hasOwnOrder: true,
  orderVersion: '0123456789abcdef',
  studio: 'Kèo',
  category: 'slot',
  state: 'on',
  window: null,
  statedLeast: null,
  statedMost: null,
  rounds: 0,
  staked: '0.00',
  returned: '0.00',
  result: '0.00',
  measured: null,
  error: null,
  isWatched: false,
  jackpot: null,
}
let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path.replace('/api/console/', ''), JSON.parse(body)])
    return Response.json({ code: 200, msg: '', data: { isChanged: true } })
  })
})
afterEach(() => vi.unstubAllGlobals())

const show = (game: ConsoleGame) =>
  render(
    <QueryClientProvider client={queries}>
      <GamePlace game={game} />
    </QueryClientProvider>,
  )

test('a game is moved to another place, against the order that was seen and with a reason', async () => {
  show(GAME)
  const button = screen.getByRole('button', { name: 'Chuyển chỗ' })
  fireEvent.change(screen.getByLabelText(/^Lý do/), { target: { value: reason } })
  expect(button).toHaveProperty('disabled', true)
  fireEvent.change(screen.getByLabelText('Thứ tự mới'), { target: { value: '1' } })
  fireEvent.click(button)
  const { id, orderVersion: version } = GAME
  await waitFor(() => expect(sent).toEqual([['games/place', { id, place: 1, version, reason }]]))
})

test('only an order of ours is given back, and a game that is off has no place', () => {
  const { unmount } = show({ ...GAME, hasOwnOrder: false })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  unmount()
  show({ ...GAME, state: 'off', place: null })
  expect(screen.queryByRole('button')).toBeNull()
})
