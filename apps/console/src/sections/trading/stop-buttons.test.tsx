import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UndoNotice } from '../../parts/undo-notice.tsx'
import { queries } from '../../platform/queries.ts'
import { offerUndo } from '../../platform/undo.ts'
import { HoldButtons } from './hold-buttons.tsx'
import { LeagueStop, Stops } from './stop-buttons.tsx'

let sent: [path: string, body: unknown][]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const name = path.replace('/api/console/', '')
    if (name !== 'trading/stops') sent.push([name, JSON.parse(body)])
    const data = { isAll: false, leagues: [{ leagueId: 5, name: 'V.League' }] }
    return Response.json({ code: 200, msg: '', data })
  })
})
afterEach(() => {
  offerUndo(null)
  queries.clear()
  vi.unstubAllGlobals()
})

const MATCH = {
  matchId: 7,
  name: '',
  leagueId: 3,
  leagueName: 'Serie A',
  startsAt: 0,
  status: 1,
  isOver: false,
  clockSeconds: null,
  score: null,
  stake: 0,
  worst: 0,
  isHeld: false,
  heldMarkets: 0,
  stop: null,
  isSuspended: false,
  main: [],
}
const show = (stop: 'league' | null) =>
  render(
    <QueryClientProvider client={queries}>
      <Stops mayHold />
      <HoldButtons matchId={7} isHeld={false} />
      <LeagueStop match={{ ...MATCH, stop }} />
      <UndoNotice />
    </QueryClientProvider>,
  )
const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, shiftKey })

test.each([
  ['suspended with Shift S', null, 'S', 'Đã dừng nhận cược cả giải', 'trading/stop', 'trading/resume'],
  ['reopened with Shift O', 'league', 'O', 'Đã mở lại nhận cược', 'trading/resume', 'trading/stop'],
] as const)(
  'a league that is %s is as it was with Z, and its match is not touched',
  async (_how, stop, key, said, done, undone) => {
    show(stop)
    press(key, true)
    await screen.findByText(said)
    press('z')
    await waitFor(() =>
      expect(sent).toEqual([
        [done, { leagueId: 3 }],
        [undone, { leagueId: 3 }],
      ]),
    )
  },
)

test('every match is suspended by its button alone, and a league that is stopped has its way back', async () => {
  show(null)
  fireEvent.click(await screen.findByRole('button', { name: 'Dừng cược mọi trận' }))
  await screen.findByText('Đã dừng nhận cược mọi trận')
  press('z')
  await waitFor(() =>
    expect(sent).toEqual([
      ['trading/stop', {}],
      ['trading/resume', {}],
    ]),
  )
  expect(screen.getByText(/Đang dừng cả giải V.League/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Mở lại' }))
  await waitFor(() => expect(sent.at(-1)).toEqual(['trading/resume', { leagueId: 5 }]))
})
