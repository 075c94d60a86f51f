import { MATCH_STATUS, SUSPENSION_CAUSE } from '@keo/sportsbook-contract/match-enums'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { startLanguage } from '../../language/messages.ts'
import { sampleMatch } from '../../testing/sample-match.ts'
import { board } from '../sportsbook/index.ts'
import { Broadcast } from './index.ts'
import { nowWatching } from './now-watching.ts'

/** A channel that never opens. */
class SilentSocket extends EventTarget {
  send = () => {}
  close = () => {}
}

const LATE = 'Hình và tỷ số có thể chậm vài giây so với trận đấu'
let events: unknown[] = []
let nextId = 900

beforeEach(async () => {
  events = []
  queryClient.clear()
  await startLanguage('vi')
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      String(address).includes('/match/events')
        ? { success: true, code: 0, message: null, data: { matchId: 1, status: 5, events } }
        : { success: false, code: 7, message: 'Không tìm thấy dữ liệu.', data: null },
    ),
  )
})
afterEach(cleanup)

async function open(request: Parameters<typeof sampleMatch>[0] = {}, streamUrl: string | null = null) {
  const match = sampleMatch({ id: nextId++, ...request })
  board.take([match], true)
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Broadcast matchId={match.id} roomId={`m${match.id}`} streamUrl={streamUrl} />
      </Suspense>
    </QueryClientProvider>,
  )
  await screen.findByRole('img', { name: 'Hình dựng trận đấu' })
  return match
}

const scoreOf = (home: number, away: number) => [{ period: 1000, kind: 5, values: [home, away] }]
/** What a screen reader hears of the picture. */
const heard = () => document.querySelector('[aria-live="polite"]')?.textContent ?? ''

test('the picture has its words: the score of the board and the last thing that happened', async () => {
  events = [
    { atMs: 1000, kind: 'goal', side: 'home', amount: 1 },
    { atMs: 2000, kind: 'corner', side: 'away' },
  ]
  const { teams } = await open({ scores: scoreOf(2, 1) })
  await vi.waitFor(() => expect(heard()).toContain('Phạt góc'))
  expect(heard()).toContain(`${teams[0]!.name} 2`)
  expect(heard()).toContain(teams[1]!.name)
})

test('[RSP-14] a picture says that it and the scores may be late', async () => {
  await open()
  expect(screen.getByText(LATE)).toBeTruthy()
})

test('a goal is shown when the board has it, not when an event tells of it; its replay can be skipped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  events = [{ atMs: 1000, kind: 'goal', side: 'away', amount: 1 }]
  const { id, teams } = await open({ scores: scoreOf(2, 1) })
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(screen.queryByText('VÀO!')).toBeNull()
  act(() => board.apply([{ matchId: id, scores: scoreOf(2, 2) }]))
  expect(screen.getByText('VÀO!').parentElement!.textContent).toContain(teams[1]!.name)
  expect(heard()).toContain(`${teams[1]!.name} 2`)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.queryByText('VÀO!')).toBeNull()
  act(() => screen.getByRole('button', { name: 'Bỏ qua' }).click())
  expect(screen.queryByText('Phát lại')).toBeNull()
  vi.useRealTimers()
})

test('a goal that is taken back is not cheered', async () => {
  const { id } = await open({ scores: scoreOf(2, 1) })
  act(() => board.apply([{ matchId: id, scores: scoreOf(1, 1) }]))
  expect(screen.queryByText('VÀO!')).toBeNull()
  expect(heard()).toContain(' 1')
})

test('while pictures are looked at again it says so, and no longer when play goes on', async () => {
  const { id } = await open()
  act(() => board.apply([{ matchId: id, cause: SUSPENSION_CAUSE.varCheck }]))
  const plate = document.querySelector('.broadcast-cause[data-held]')
  expect(plate?.textContent).toContain('VAR')
  act(() => board.apply([{ matchId: id, cause: null }]))
  expect(document.querySelector('.broadcast-cause')).toBeNull()
})

test('before kick-off it counts down, in a break it says which, afterwards it says the result', async () => {
  await open({ status: MATCH_STATUS.notStarted, startsAt: Date.now() + 90_000, scores: [] })
  expect(screen.getByText('Bắt đầu sau')).toBeTruthy()
  expect(document.querySelector('.broadcast-countdown')?.textContent).toMatch(/^01:[23]\d$/)
  cleanup()
  await open({ clock: { period: 1003 } })
  expect(document.querySelector('.broadcast-note')?.textContent).toContain('Nghỉ giữa')
  cleanup()
  await open({ status: MATCH_STATUS.ended, scores: scoreOf(3, 1) })
  expect(document.querySelector('.broadcast-note')?.textContent).toMatch(/3.*1/)
})

test.each([MATCH_STATUS.postponed, MATCH_STATUS.cancelled])(
  'a match that is void (%s) says that no picture comes',
  async (status) => {
    await open({ status })
    expect(screen.getByText('Phòng này không còn hình.')).toBeTruthy()
  },
)

test('it can be paused, and sound is off until somebody wants it', async () => {
  const { id } = await open()
  const sound = screen.getByRole('button', { name: 'Tiếng khán đài' })
  expect(sound.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(sound)
  expect(sound.getAttribute('aria-pressed')).toBe('true')
  expect(nowWatching.getState().watched).toEqual({ roomId: `m${id}`, matchId: id })
  await userEvent.click(screen.getByRole('button', { name: 'Tạm dừng' }))
  expect(screen.getByRole('button', { name: 'Phát tiếp' })).toBeTruthy()
  // What is paused does not go on in small.
  expect(nowWatching.getState().watched).toBeNull()
})

test('until anything is known of a match it says that the picture is awaited', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Broadcast matchId={5} />
      </Suspense>
    </QueryClientProvider>,
  )
  expect((await screen.findByRole('status')).textContent).toBe('Đang chờ hình của trận đấu')
})

test("[RSP-14] the operator's stream plays over the drawn picture, may be late as well, and gives way to it when it fails", async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await open({}, 'https://live.example/room.m3u8')
  // The address is laid on once the video stands: an effect of its own, later on a busy machine.
  const video = await vi.waitFor(
    () => document.querySelector<HTMLVideoElement>('video[src]') ?? Promise.reject(new Error('no video yet')),
  )
  expect(video.getAttribute('src')).toBe('https://live.example/room.m3u8')
  expect(video.muted).toBe(true)
  expect(screen.getByText(LATE)).toBeTruthy()
  act(() => void video.dispatchEvent(new Event('error')))
  expect(document.querySelector('video')).toBeNull()
  expect(screen.getByRole('img', { name: 'Hình dựng trận đấu' })).toBeTruthy()
  vi.restoreAllMocks()
})
