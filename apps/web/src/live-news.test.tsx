import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What is used of a browser's socket. */
class TestSocket extends EventTarget {
  static readonly opened: TestSocket[] = []
  readonly sent: unknown[] = []
  readonly protocols: readonly string[]
  readonly address: string
  constructor(address: string, protocols: readonly string[]) {
    super()
    this.address = address
    this.protocols = protocols
    TestSocket.opened.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', TestSocket)
  vi.stubGlobal('fetch', async (address: string) => {
    const data = address.includes('/socket/ticket')
      ? { ticket: 'ticket-1', expiresInSeconds: 30 }
      : { currency: 'VND', records: [], next: null }
    return Response.json({ code: 200, msg: '', data })
  })
})

afterEach(() => void vi.useRealTimers())

test('[SPT-15a] the socket starts 3 s after login at /wss, and names its matches when it is open', async () => {
  const { followMember } = await import('./live-news.ts')
  followMember(true)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(TestSocket.opened).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(TestSocket.opened).toHaveLength(1))
  const [socket] = TestSocket.opened
  expect([socket?.address, socket?.protocols[1]]).toEqual([expect.stringMatching(/^ws.*\/wss$/), 'ticket-1'])
  socket?.dispatchEvent(new Event('open'))
  expect(socket?.sent).toContainEqual({ businessType: 'matchGoalInfo', fbId: [] })
  followMember(false)
})

test('a room is entered when the socket is open, and again when it came back; leaving it is said', async () => {
  const { followMember } = await import('./live-news.ts')
  const { watchRoom } = await import('./features/room-socket/room-news.ts')
  const heard: unknown[] = []
  let entered = 0
  const leave = watchRoom('m17', {
    entered: () => (entered += 1),
    onMessage: ({ businessContent }) => heard.push(businessContent),
  })
  followMember(true)
  await vi.advanceTimersByTimeAsync(3_000)
  const first = await vi.waitUntil(() => TestSocket.opened.at(-1))
  first.dispatchEvent(new Event('open'))
  expect(first.sent).toContainEqual({ businessType: 'watchRoom', roomId: 'm17' })
  const push = { businessType: 'roomViewers', source: 'n', seq: 1, businessContent: { viewers: 2 } }
  for (const topic of ['public:room:m17', 'public:room:m18'])
    first.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ ...push, topic }) }))
  expect(heard).toEqual([{ viewers: 2 }])
  const before = entered
  first.dispatchEvent(Object.assign(new Event('close'), { code: 1012 }))
  await vi.advanceTimersByTimeAsync(5_000)
  const second = await vi.waitUntil(() => TestSocket.opened.at(-1) !== first && TestSocket.opened.at(-1))
  second.dispatchEvent(new Event('open'))
  expect(entered).toBe(before + 1)
  leave()
  expect(second.sent.at(-1)).toEqual({ businessType: 'watchRoom', roomId: null })
  followMember(false)
})
