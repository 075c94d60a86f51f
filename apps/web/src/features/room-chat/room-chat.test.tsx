import { ERRORS } from '@keo/contract/errors'
import type { RoomTalk } from '@keo/contract/room-chat'
import { ROOM_CHAT_NEWS, ROOM_STANDING_NEWS, type RoomChatNews } from '@keo/contract/room-messages'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { loadArea } from '../../language/messages.ts'
import { logout, signIn } from '../../session/session.ts'
import { roomLine, roomTalk } from '../../testing/sample-room-talk.ts'
import { walletOf } from '../../testing/sample-wallet.ts'
import { answerCalls, Refusal } from '../../testing/test-app.tsx'
import { roomNews } from '../room-socket/room-news.ts'
import { RoomChat } from './room-chat.tsx'

const BASE = '/api/live/room'
const ROOM = 'm17'
const OWN = 'a'.repeat(16)

beforeEach(async () => {
  logout()
  queryClient.clear()
  await Promise.all([loadArea('core'), loadArea('roomChat'), loadArea('accounts'), loadArea('site')])
})

async function open(
  talk: Partial<RoomTalk>,
  answers: Parameters<typeof answerCalls>[0] = {},
  who = 'member',
) {
  if (who === 'member') signIn('token-of-mai')
  let shown = roomTalk(who === 'member' ? talk : { ...talk, self: null })
  const asked = answerCalls({
    [`GET ${BASE}/talk`]: () => shown,
    [`GET ${BASE}/gift-limit`]: () => ({ dayLeft: '20000000.00' }),
    'POST /api/fund/wallet/member/local': () => walletOf('100000.00'),
    ...answers,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <RoomChat roomId={ROOM} pinned="Chốt Tài 3.5" />
    </QueryClientProvider>,
  )
  const log = await screen.findByRole('log')
  return { asked, log, set: (next: Partial<RoomTalk>) => (shown = roomTalk(next)) }
}

const push = (businessType: string, businessContent: unknown, topic = `public:room:${ROOM}`) =>
  act(async () => roomNews.onMessage({ businessType, topic, source: 'n', seq: 1, businessContent }))
const news = (change: RoomChatNews) => push(ROOM_CHAT_NEWS, { roomId: ROOM, news: [change] })
const write = () => screen.getByRole('textbox', { name: 'Nói gì đó với cả phòng…' })

test('lines show badge, masked name and letters; host, gift, notice and sandbox are marked', async () => {
  const texts = { vi: 'Phạt góc nè', en: 'A corner', 'zh-CN': '角球', th: 'เตะมุม' }
  const { log } = await open({
    messages: [
      roomLine({ seq: 1, text: '<b>đậm</b>' }),
      roomLine({ seq: 2, kind: 'host', author: null, name: 'Linh Bóng Đá', level: null, text: '', texts }),
      roomLine({ seq: 3, kind: 'gift', text: '', gift: { name: 'cup', count: 1, combo: 5, host: 'Linh' } }),
      roomLine({ seq: 4, kind: 'notice', author: null, name: '', level: null, text: 'Giữ lịch sự' }),
      roomLine({ seq: 5, author: null, isSandbox: true, name: 'ma***22', text: '', texts }),
      roomLine({ seq: 6, author: OWN, text: 'của tôi' }),
    ],
  })
  expect(within(log).getByText(/<b>đậm<\/b>/)).toBeTruthy()
  expect(within(log).getAllByRole('img', { name: 'VIP 3' })).toHaveLength(2)
  expect(within(log).getByText('BLV').closest('p')?.textContent).toContain('Phạt góc nè')
  expect(within(log).getByText(/Tu\*\*\*99 tặng Linh Cúp/).textContent).toContain('×5')
  expect(within(log).getByText('Thông báo')).toBeTruthy()
  expect(within(log).getByText('máy thử')).toBeTruthy()
  expect(within(log).getByText('Bạn').closest('button')?.dataset['own']).toBe('true')
  expect(screen.getByText('Ghim: Chốt Tài 3.5')).toBeTruthy()
})

test('[HTM-02] what a member writes is text wherever it stands: in a line, a quote and the name of who is given to', async () => {
  const markup = (tag: string) => `<${tag} src=x onerror=alert(1)>${tag}</${tag}>`
  const quote = { seq: 1, author: 'b'.repeat(16), name: markup('u'), text: markup('img'), texts: null }
  const gift = { name: 'cup', count: 1, combo: 1, host: markup('mark') } as const
  const { log } = await open({
    messages: [
      roomLine({ seq: 1, name: markup('u'), text: markup('img') }),
      roomLine({ seq: 2, text: 'trả lời', reply: quote }),
      roomLine({ seq: 3, kind: 'gift', name: markup('u'), text: '', gift }),
      roomLine({ seq: 4, text: markup('script') }),
    ],
  })
  for (const tag of ['u', 'img', 'mark', 'script']) {
    expect(log.textContent).toContain(markup(tag))
    expect(log.querySelector(tag)).toBeNull()
  }
})

test('what is pushed stands in order, what is taken away goes, and staff pins over the room', async () => {
  const { log } = await open({})
  await news({ kind: 'message', message: roomLine({ seq: 3, text: 'ba' }) })
  await news({ kind: 'message', message: roomLine({ seq: 2, text: 'hai' }) })
  const lastWords = () =>
    within(log)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.split(' ').at(-1))
  await waitFor(() => expect(lastWords()).toEqual(['rồi', 'hai', 'ba']))
  await news({ kind: 'removed', seq: 2 })
  await waitFor(() => expect(lastWords()).toEqual(['rồi', 'ba']))
  const pinned = roomLine({ seq: 3, text: 'ghim mới' })
  await news({ kind: 'state', slowSeconds: 9, pinned })
  expect(await screen.findByText('Ghim: ghim mới')).toBeTruthy()
})

test('after a lost line the gap is fetched', async () => {
  const { log, set } = await open({})
  set({ messages: [roomLine(), roomLine({ seq: 2, text: 'trong lúc mất mạng' })] })
  await act(async () => roomNews.opened())
  expect(await within(log).findByText(/trong lúc mất mạng/)).toBeTruthy()
})

test('a message is sent once under one key; slow mode counts down', async () => {
  let tries = 0
  const sent = roomLine({ seq: 2, author: OWN, text: 'Hay quá' })
  const { asked, log } = await open(
    {},
    {
      [`POST ${BASE}/say`]: () =>
        (tries += 1) === 1
          ? new Refusal(ERRORS.ROOM_WORDS.wire, 'Sửa lại nhé')
          : { message: sent, waitSeconds: 3 },
    },
  )
  expect(screen.queryByRole('button', { name: 'Gửi' })).toBeNull()
  await userEvent.type(write(), 'Hay quá')
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Sửa lại nhé')
  expect((write() as HTMLInputElement).value, 'what was refused stays').toBe('Hay quá')
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }))
  expect(await within(log).findByText(/Hay quá/)).toBeTruthy()
  const keys = asked.filter(({ call }) => call.endsWith('/say')).map(({ body }) => body['key'])
  expect(new Set(keys).size).toBe(1)
  expect((write() as HTMLInputElement).value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Biểu tượng cảm xúc' }))
  await userEvent.click(screen.getByRole('button', { name: '⚽' }))
  const wait = screen.getByRole('button', { name: /Chờ \d giây/ })
  expect((wait as HTMLButtonElement).disabled).toBe(true)
})

test('a line is answered, hidden with what answers it, and reported', async () => {
  const author = 'b'.repeat(16)
  const quote = { seq: 2, author, name: 'x***y', text: 'ồn', texts: null }
  const messages = [
    roomLine(),
    roomLine({ seq: 2, author, name: 'x***y', text: 'ồn' }),
    roomLine({ seq: 3, reply: quote, text: 'trả lời ồn' }),
  ]
  const { asked, log } = await open(
    { messages },
    {
      [`POST ${BASE}/say`]: () => ({ message: roomLine({ seq: 4, author: OWN, text: 'ừ' }), waitSeconds: 3 }),
      [`POST ${BASE}/mute`]: () => ({ muted: [{ author, name: 'x***y' }] }),
      [`POST ${BASE}/report`]: () => ({}),
    },
  )
  expect(within(log).getByText('x***y: ồn')).toBeTruthy()
  const menu = async (words: RegExp) => {
    await userEvent.click(within(log).getByRole('button', { name: words }))
    return within(await screen.findByRole('dialog'))
  }
  await userEvent.click((await menu(/Sắp có bàn/)).getByRole('button', { name: 'Trả lời' }))
  await userEvent.type(write(), 'ừ')
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }))
  await waitFor(() =>
    expect(asked.find(({ call }) => call.endsWith('/say'))?.body).toMatchObject({ replyTo: 1 }),
  )

  await userEvent.click((await menu(/Sắp có bàn/)).getByRole('button', { name: 'Báo cáo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Quảng cáo, spam' }))
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ roomId: ROOM, seq: 1, reason: 'spam' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await userEvent.click(
    (await menu(/^VIP 3x\*\*\*y|x\*\*\*y ồn/)).getByRole('button', { name: /Ẩn người này/ }),
  )
  await waitFor(() => expect(within(log).queryByText(/ồn/)).toBeNull())
  expect(within(log).getByRole('button', { name: 'Bạn đang ẩn 1 người · Bỏ ẩn' })).toBeTruthy()
})

test('a ban takes the field away at once', async () => {
  await open({})
  expect(write()).toBeTruthy()
  const standing = { kind: 'banned', until: '2026-02-01 20:00:00' }
  await push(ROOM_STANDING_NEWS, { standing }, 'owner:mbr_1')
  expect(await screen.findByText(/Bạn bị chặn khỏi các phòng đến .*2026/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a visitor reads and is asked to log in', async () => {
  await open({}, {}, 'visitor')
  expect(screen.getByRole('button', { name: 'Đăng nhập để trò chuyện' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a closed room says so', async () => {
  await open({ isOpen: false })
  expect(screen.getByText('Phòng đã đóng, không nhắn được nữa')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Tặng quà' })).toBeNull()
})

test('a talk that does not load can be tried again', async () => {
  signIn('token-of-mai')
  answerCalls({ [`GET ${BASE}/talk`]: () => new Refusal(ERRORS.UNEXPECTED.wire, 'x') })
  render(
    <QueryClientProvider client={queryClient}>
      <RoomChat roomId={ROOM} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy()
})

test('the tray names the sum, gives once for one wish and shows the gift', async () => {
  let tries = 0
  const message = roomLine({
    seq: 2,
    kind: 'gift',
    author: OWN,
    text: '',
    gift: { name: 'banhMi', count: 10, combo: 10, host: 'Linh' },
  })
  const { asked, log } = await open(
    {},
    {
      [`POST ${BASE}/give`]: () =>
        (tries += 1) === 1
          ? new Refusal(ERRORS.BALANCE_SHORT.wire, 'Không đủ')
          : { message, dayLeft: '19900000.00' },
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tặng quà' }))
  const tray = within(await screen.findByRole('dialog', { name: /^Quà/ }))
  expect(tray.getAllByRole('radio')).toHaveLength(12)
  await userEvent.click(tray.getByRole('radio', { name: /Trống đồng/ }))
  expect((tray.getByRole('radio', { name: '66' }) as HTMLButtonElement).disabled, 'above one tap').toBe(true)
  await userEvent.click(tray.getByRole('radio', { name: /Bánh mì/ }))
  await userEvent.click(tray.getByRole('radio', { name: '10' }))
  const button = tray.getByRole('button', { name: /Tặng 100\.000/ })
  await userEvent.click(button)
  expect((await tray.findByRole('alert')).textContent).toBe('Không đủ')
  await userEvent.click(button)
  expect(await within(log).findByText(/tặng Linh Bánh mì/)).toBeTruthy()
  const given = asked.filter(({ call }) => call.endsWith('/give')).map(({ body }) => body)
  expect(given[0]).toMatchObject({ roomId: ROOM, gift: 'banhMi', count: 10 })
  expect(new Set(given.map((body) => body['key'])).size).toBe(1)
  expect(await tray.findByText(/Hôm nay còn tặng được 19\.900\.000/)).toBeTruthy()
})

test('the bag shows what was given today and in this room, and a gift of it is chosen again', async () => {
  const own = (n: number) => ({
    key: `tap-${String(n).padStart(16, '0')}`,
    gift: 'coffee',
    count: 10,
    amount: '200000.00',
    time: '2026-01-31 20:00:00',
  })
  const { asked } = await open(
    {},
    {
      [`GET ${BASE}/gift-limit`]: () => ({ dayLeft: '19500000.00' }),
      [`GET ${BASE}/own-gifts`]: () => ({ items: [own(2), own(1)], hasMore: false }),
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tặng quà' }))
  const tray = within(await screen.findByRole('dialog', { name: /^Quà/ }))
  await userEvent.click(tray.getByRole('tab', { name: 'Túi của tôi' }))
  expect(await tray.findByText(/Hôm nay đã tặng 500\.000.* 20\.000\.000/)).toBeTruthy()
  expect(tray.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('2.5')
  const rows = await tray.findAllByRole('button', { name: 'Tặng lại' })
  expect(rows).toHaveLength(2)
  expect(tray.getAllByText(/200\.000/)[0]?.textContent).toContain('2026')
  expect(asked.find(({ call }) => call.endsWith('/own-gifts'))).toBeTruthy()
  await userEvent.click(rows[0]!)
  expect(tray.getByRole('radio', { name: /Cà phê phin/ }).getAttribute('aria-checked')).toBe('true')
  expect(tray.getByRole('button', { name: /Tặng 200\.000/ })).toBeTruthy()
})

test('an empty bag says that gifts are bought as they are given, and one that failed can be tried again', async () => {
  let isBroken = true
  await open(
    {},
    {
      [`GET ${BASE}/own-gifts`]: () =>
        isBroken ? new Refusal(ERRORS.UNEXPECTED.wire, 'x') : { items: [], hasMore: false },
    },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tặng quà' }))
  const tray = within(await screen.findByRole('dialog', { name: /^Quà/ }))
  await userEvent.click(tray.getByRole('tab', { name: 'Túi của tôi' }))
  const retry = await tray.findByRole('button', { name: 'Thử lại' })
  isBroken = false
  await userEvent.click(retry)
  expect(await tray.findByText('Bạn chưa tặng quà nào ở đây')).toBeTruthy()
  expect(tray.getByText(/mua ngay lúc tặng/)).toBeTruthy()
})

test('whoever scrolled up keeps their place and is told of new lines', async () => {
  const { log } = await open({})
  vi.spyOn(log, 'scrollHeight', 'get').mockReturnValue(1000)
  vi.spyOn(log, 'clientHeight', 'get').mockReturnValue(300)
  log.scrollTop = 100
  act(() => void log.dispatchEvent(new Event('scroll')))
  await news({ kind: 'message', message: roomLine({ seq: 2, text: 'mới' }) })
  const pill = await screen.findByRole('button', { name: 'Tin mới' })
  expect(log.scrollTop).toBe(100)
  await userEvent.click(pill)
  expect(log.scrollTop).toBe(1000)
  expect(screen.queryByRole('button', { name: 'Tin mới' })).toBeNull()
})

test('a heart rises at the tap and is told to the room; those of others rise as they come, the own ones not again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { asked } = await open({}, { [`POST ${BASE}/hearts`]: () => ({}) })
  const risen = () => document.querySelectorAll('.room-hearts > span').length
  const heart = screen.getByRole('button', { name: 'Thả tim' })
  for (let tap = 0; tap < 3; tap += 1) act(() => heart.click())
  expect(risen()).toBe(3)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(asked.filter(({ call }) => call.endsWith('/hearts'))).toMatchObject([
    { body: { roomId: ROOM, count: 3 } },
  ])
  await news({ kind: 'hearts', count: 5 })
  expect(risen()).toBe(5)
  await news({ kind: 'hearts', count: 1 })
  expect(risen()).toBe(6)
  vi.useRealTimers()
})
