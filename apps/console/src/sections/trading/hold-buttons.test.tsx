import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UndoNotice } from '../../parts/undo-notice.tsx'
import { queries } from '../../platform/queries.ts'
import { offerUndo } from '../../platform/undo.ts'
import { HoldButtons } from './hold-buttons.tsx'

let sent: [path: string, body: unknown][]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path.replace('/api/console/', ''), JSON.parse(body)])
    return Response.json({ code: 200, msg: '', data: {} })
  })
})
afterEach(() => {
  offerUndo(null)
  vi.unstubAllGlobals()
})

const show = (isHeld: boolean) =>
  render(
    <QueryClientProvider client={queries}>
      <HoldButtons matchId={7} marketId={70} isHeld={isHeld} />
      <UndoNotice />
    </QueryClientProvider>,
  )
const press = (key: string) => fireEvent.keyDown(document.body, { key })

test.each([
  ['suspended with S', false, 's', 'Đã tạm dừng nhận cược', 'trading/suspend', 'trading/reopen'],
  ['reopened with O', true, 'o', 'Đã mở lại nhận cược', 'trading/reopen', 'trading/suspend'],
] as const)('a market that is %s is as it was with Z', async (_how, isHeld, key, said, done, undone) => {
  show(isHeld)
  press(key)
  await screen.findByText(said)
  press('z')
  const place = { matchId: 7, marketId: 70 }
  await waitFor(() =>
    expect(sent).toEqual([
      [done, place],
      [undone, place],
    ]),
  )
})
