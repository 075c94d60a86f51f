import type { Alarm } from '@keo/contract/console-overview'
import type { Me } from '@keo/contract/staff'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLook } from '../../platform/look.ts'
import { queries } from '../../platform/queries.ts'
import { Alarms } from './alarms.tsx'
import { words } from './words.ts'

const SINCE = Date.UTC(2026, 10, 18, 14, 42)
const ME = { permissions: ['alarms.acknowledge'] } as unknown as Me
const alarm = (kind: Alarm['kind'], more: Partial<Alarm> = {}): Alarm => ({
  name: kind,
  kind,
  about: '',
  isUrgent: false,
  since: SINCE,
  figure: '2',
  seenBy: '',
  ...more,
})
/** Every kind, and the page where something is done about it. */
const RINGING: readonly (readonly [Alarm, string | null])[] = [
  [alarm('books'), '#/books'],
  [alarm('uncovered', { name: 'uncovered:USDT', about: 'USDT' }), '#/books'],
  [alarm('queue', { name: 'queue:withdrawal', about: 'withdrawal' }), '#/withdrawals'],
  [alarm('jobs', { name: 'jobs:jobs', about: 'jobs' }), null],
  [alarm('provider', { name: 'provider:games', about: 'games' }), null],
  [
    alarm('exposure', { name: 'exposure:71', about: 'Lam Sơn – Bạch Đằng', figure: '92 %' }),
    '#/trading-match/71',
  ],
  [alarm('return', { name: 'return:9', about: 'Thần Tài Gõ Cửa', figure: '112.40 %' }), '#/games'],
  [alarm('difference'), '#/books'],
  [alarm('result', { isUrgent: true }), '#/trading'],
]

/** By the name that its match or game has. */
const NAMED = new Set(['exposure', 'return'])

let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path.replace('/api/console/', ''), JSON.parse(body)])
    return Response.json({ code: 200, msg: '', data: {} })
  })
})
afterEach(() => {
  cleanup()
  queries.clear()
})

const show = (alarms: readonly Alarm[], me = ME) =>
  render(
    <QueryClientProvider client={queries}>
      <Alarms alarms={alarms} me={me} />
    </QueryClientProvider>,
  )

test.each(['vi', 'en'] as const)('every alarm says what it is in %s and leads to its page', (language) => {
  setLook({ language })
  show(RINGING.map(([one]) => one))
  for (const [{ kind, about, figure }, path] of RINGING) {
    const row = screen.getByText(words[language][`alarm.${kind}`]).closest('li')
    expect(row?.textContent).toContain(figure)
    expect(row?.textContent).toContain(NAMED.has(kind) ? about : '')
    expect(row?.querySelector('a')?.getAttribute('href') ?? null).toBe(path)
  }
  setLook({ language: 'vi' })
})

test('somebody takes an alarm with a reason; who may not, and one that is looked after, has no button', async () => {
  show([alarm('difference')])
  fireEvent.click(screen.getByRole('button', { name: words.vi['alarms.take'] }))
  const row = within(screen.getByRole('listitem'))
  fireEvent.change(row.getByRole('textbox'), { target: { value: 'asks the bank' } })
  fireEvent.click(row.getByRole('button', { name: words.vi['alarms.take'] }))
  const taken = { name: 'difference', since: SINCE, reason: 'asks the bank' }
  await waitFor(() => expect(sent).toEqual([['alarms/acknowledge', taken]]))
  cleanup()
  show([alarm('difference', { seenBy: 'Mai Trần' })])
  expect(screen.getByText(/Mai Trần/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show([alarm('difference')], { permissions: [] } as unknown as Me)
  expect(screen.queryByRole('button')).toBeNull()
})
