import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcementTab } from '../../page-kit/announcement-tab.ts'
import { setLanguage } from '../../language/messages.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'
import { toast } from '../../toasts/toast.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { MAI } from '../../testing/sample-member.ts'

const LINES = 'GET /api/live/video/queryCustomerLineSwitch'
const LINKS = 'POST /api/operation/tutorial/config/popCustomerLink'
const VIP = 'POST /api/member/customervip/vipFont'
const DIAL = 'POST /api/operation/vipphoneback/dailFont'
const ADD = 'POST /api/operation/vipphoneback/add'
const bothOn = [
  { line: 1, lineSwitch: 1 },
  { line: 2, lineSwitch: 1 },
]
const links = (...given: object[]) => ({ customerServiceLinks: given })
const MESSAGE = { line: 1, kind: 'message', link: '/service-customer' }
const member = (mobile: string) => ({
  tenantId: 'keo',
  userName: 'maitran88',
  realName: 'TRAN THI MAI',
  vipLevel: 3,
  mobile,
})

type Answers = Parameters<typeof answerCalls>[0]
async function openChannels(answers: Answers, who?: 'visitor') {
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    [LINES]: () => bothOn,
    [LINKS]: () => links(MESSAGE),
    [VIP]: () => member('091***5678'),
    [DIAL]: () => ({ mobileConfigView: true }),
    ...answers,
  })
  await openApp('/sponsor', who)
  act(() => overlays.open('chatChannels'))
  const sheet = await screen.findByRole('dialog', { name: 'Chọn kênh hỗ trợ' })
  return { asked, sheet: within(sheet) }
}

beforeEach(() => act(() => overlays.closeAllBut([])))
afterEach(() => void vi.useRealTimers())

/** Timers wait for the test; everything else goes on. */
const onFakeTime = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })

test('[OPS-03a] a line that is off is not offered, and a line leads where its link says', async () => {
  const { sheet } = await openChannels({
    [LINES]: () => [
      { line: 1, lineSwitch: 1 },
      { line: 2, lineSwitch: 0 },
    ],
  })
  const row = await sheet.findByRole('button', { name: /Kênh 1/ })
  expect(sheet.queryByRole('button', { name: /Kênh 2/ })).toBeNull()
  await userEvent.click(row)
  await waitFor(() => expect(here()).toBe('/service-customer'))
})

test('[OPS-03a] the lines are asked for again every 30 seconds: one that is turned off meanwhile goes', async () => {
  onFakeTime()
  let lineSwitch = 1
  const { asked, sheet } = await openChannels({
    [LINES]: () => bothOn.map(({ line }) => ({ line, lineSwitch: line === 2 ? lineSwitch : 1 })),
  })
  await sheet.findByRole('button', { name: /Kênh 2/ })
  const polls = () => asked.filter(({ call }) => call === LINES).length
  const before = polls()
  lineSwitch = 0
  await act(() => vi.advanceTimersByTimeAsync(25_000))
  expect(polls()).toBe(before)
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(polls()).toBe(before + 1)
  await waitFor(() => expect(sheet.queryByRole('button', { name: /Kênh 2/ })).toBeNull())
})

test('[OPS-03b] both lines off say common.csSwitch', async () => {
  const off = bothOn.map(({ line }) => ({ line, lineSwitch: 0 }))
  const { sheet } = await openChannels({ [LINES]: () => off })
  expect(await sheet.findByText(/Kênh hỗ trợ đang tạm nghỉ/)).toBeTruthy()
  expect(sheet.queryByRole('button', { name: /Kênh/ })).toBeNull()
})

test.each([
  ['empty', () => links()],
  ['blank', () => links({ ...MESSAGE, link: '' })],
  ['failed', () => new Refusal(2000000010, 'no')],
])('[OPS-03b] a link that is %s says common.csSwitch and goes nowhere', async (_, answer) => {
  const { sheet } = await openChannels({ [LINKS]: answer })
  await userEvent.click(await sheet.findByRole('button', { name: /Kênh 1/ }))
  expect(await screen.findByText(/Kênh hỗ trợ đang tạm nghỉ/)).toBeTruthy()
  expect(here()).toBe('/sponsor')
})

test("[OPS-03c] the operator's chat opens in the web view", async () => {
  const chat = { line: 1, kind: 'chat', link: 'https://chat.example/open' }
  const { sheet } = await openChannels({ [LINKS]: () => links(chat) })
  await userEvent.click(await sheet.findByRole('button', { name: /Kênh 1/ }))
  await waitFor(() => expect(here()).toContain('/webview'))
  const url = new URL(here() ?? '', 'http://app').searchParams.get('url') ?? ''
  expect(atob(url)).toBe('https://chat.example/open?lang=vi')
})

test('[OPS-03c] where no chat of the operator is set, a line says that one talks there and leads to the built-in chat', async () => {
  const { sheet } = await openChannels({ [LINKS]: () => links({ ...MESSAGE, link: '/service-chat' }) })
  const row = await sheet.findByRole('button', { name: /Kênh 1.*Trò chuyện/ })
  await userEvent.click(row)
  await waitFor(() => expect(here()).toBe('/service-chat'))
})

test('[OPS-03c] a visitor on the way to the built-in chat logs in first and comes back to it', async () => {
  const { sheet } = await openChannels(
    { [LINKS]: () => links({ ...MESSAGE, link: '/service-chat' }) },
    'visitor',
  )
  await userEvent.click(await sheet.findByRole('button', { name: /Kênh 1/ }))
  await waitFor(() => expect(here()).toMatch(/^\/login\?redirect=%2Fservice-chat/))
})

test.each(['/service', '/helpsub'])(
  'the headset of %s opens the choice that leads to the chat',
  async (path) => {
    answerCalls({
      [LINES]: () => bothOn,
      [LINKS]: () => links({ ...MESSAGE, link: '/service-chat' }),
      'POST /api/operation/tutorial/config/list': () => ({ groups: [], often: [] }),
    })
    await openApp(path, 'visitor')
    // The dock of help has one of the same name.
    const [headset] = await screen.findAllByRole('button', { name: 'Nhắn hỗ trợ' })
    await userEvent.click(headset as HTMLElement)
    const sheet = within(await screen.findByRole('dialog', { name: 'Chọn kênh hỗ trợ' }))
    expect(await sheet.findByRole('button', { name: /Kênh 1.*Trò chuyện/ })).toBeTruthy()
  },
)

test('[OPS-04a] without mobileConfigView, or without a session, nobody is offered a call', async () => {
  const { sheet } = await openChannels({ [DIAL]: () => ({ mobileConfigView: false }) })
  await sheet.findByRole('button', { name: /Kênh 1/ })
  expect(sheet.queryByRole('button', { name: /Yêu cầu gọi lại/ })).toBeNull()
  act(() => overlays.closeAllBut([]))
  const visitor = await openChannels({}, 'visitor')
  await visitor.sheet.findByRole('button', { name: /Kênh 1/ })
  expect(visitor.asked.some(({ call }) => call === VIP)).toBe(false)
})

async function openDialog(answers: Answers = {}) {
  const { asked, sheet } = await openChannels(answers)
  await userEvent.click(await sheet.findByRole('button', { name: /Yêu cầu gọi lại/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Yêu cầu gọi lại' }))
  return { asked, dialog, confirm: dialog.getByRole('button', { name: 'Gửi yêu cầu' }) }
}

test('[OPS-04b] [OPS-04c] the number is checked, keeps 11 digits, and confirm looks disabled while empty', async () => {
  const { asked, dialog, confirm } = await openDialog()
  const field = dialog.getByLabelText<HTMLInputElement>('Nhập số điện thoại')
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(confirm)
  expect((await dialog.findByRole('alert')).textContent).toContain('Nhập số điện thoại')
  await userEvent.type(field, ' 12a3-45 ')
  expect(field.value).toBe('12345')
  expect(confirm.getAttribute('aria-disabled')).toBe('false')
  await userEvent.click(confirm)
  expect((await dialog.findByRole('alert')).textContent).toContain('Số điện thoại chưa đúng')
  await userEvent.type(field, '6789012345')
  expect(field.value).toBe('12345678901')
  expect(asked.filter(({ call }) => call === ADD)).toEqual([])
})

test('[OPS-04b] the pattern is that of the language: in Chinese a number of China, elsewhere six to eleven digits', async () => {
  const { asked, dialog, confirm } = await openDialog({ [ADD]: () => ({ callTime: '2026-01-31 20:00:00' }) })
  const isSent = () => asked.some(({ call }) => call === ADD)
  await userEvent.type(dialog.getByLabelText('Nhập số điện thoại'), '912000')
  await act(() => setLanguage('zh-CN'))
  await userEvent.click(confirm)
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(isSent()).toBe(false)
  await act(() => setLanguage('vi'))
  await userEvent.click(confirm)
  await waitFor(() => expect(isSent()).toBe(true))
})

test('[OPS-04b] in Chinese a number of China is sent', async () => {
  const { asked, dialog, confirm } = await openDialog({ [ADD]: () => ({ callTime: '2026-01-31 20:00:00' }) })
  await userEvent.type(dialog.getByLabelText('Nhập số điện thoại'), '13800138000')
  await act(() => setLanguage('zh-CN'))
  await userEvent.click(confirm)
  await waitFor(() =>
    expect(asked.find(({ call }) => call === ADD)?.body).toMatchObject({ mobile: '13800138000' }),
  )
  await act(() => setLanguage('vi'))
})

test('[OPS-04e] [OPS-04f] six fields are sent, and success says Mletter.SuccessfulSubmit', async () => {
  const { asked, dialog, confirm } = await openDialog({
    [ADD]: () => ({ callTime: '2026-01-31 20:00:00' }),
  })
  await userEvent.type(dialog.getByLabelText('Nhập số điện thoại'), '0912000111')
  await userEvent.click(confirm)
  expect(await screen.findByText('Đã gửi yêu cầu')).toBeTruthy()
  const { mobile: _mobile, ...who } = member('')
  expect(asked.find(({ call }) => call === ADD)?.body).toMatchObject({
    ...who,
    remark: '',
    mobile: '0912000111',
  })
})

test('[OPS-04e] what success says shows for 2 seconds', async () => {
  const shown = () => toast.store.getState().current?.text
  const { dialog, confirm } = await openDialog({ [ADD]: () => ({ callTime: '2026-01-31 20:00:00' }) })
  await userEvent.type(dialog.getByLabelText('Nhập số điện thoại'), '0912000111')
  onFakeTime()
  fireEvent.click(confirm)
  await waitFor(() => expect(shown()).toBe('Đã gửi yêu cầu'))
  act(() => void vi.advanceTimersByTime(1_500))
  expect(shown()).toBe('Đã gửi yêu cầu')
  act(() => void vi.advanceTimersByTime(600))
  expect(shown()).toBeUndefined()
})

test("[OPS-04e] the server's own words come first", async () => {
  const answer = new Refusal(200, 'Chúng tôi gọi trong 5 phút')
  Object.assign(answer.envelope, { data: { callTime: '2026-01-31 20:00:00' } })
  const { dialog, confirm } = await openDialog({ [ADD]: () => answer })
  await userEvent.type(dialog.getByLabelText('Nhập số điện thoại'), '0912000111')
  await userEvent.click(confirm)
  expect(await screen.findByText('Chúng tôi gọi trong 5 phút')).toBeTruthy()
})

test('[OPS-04d] the own number is used when one is bound, and leads to /cellIphone when none is', async () => {
  const { asked, dialog, confirm } = await openDialog({
    [ADD]: () => ({ callTime: '2026-01-31 20:00:00' }),
  })
  await userEvent.click(dialog.getByRole('button', { name: 'Dùng số của tôi' }))
  expect(dialog.getByText('Gọi số 091***5678')).toBeTruthy()
  await userEvent.click(confirm)
  await waitFor(() => expect(asked.find(({ call }) => call === ADD)?.body).toMatchObject({ mobile: '' }))

  const unbound = await openDialog({ [VIP]: () => member('') })
  await userEvent.click(unbound.dialog.getByRole('button', { name: 'Dùng số của tôi' }))
  await waitFor(() => expect(here()).toBe('/cellIphone'))
})

const ARTICLE = {
  id: 'cash-out',
  groupId: 'bets',
  groupName: 'Vé cược',
  title: 'Rút sớm và phí rút sớm',
  answer: 'Phí 3%.',
  blocks: [
    { kind: 'text', lines: [{ spans: [{ text: '<b>đậm</b> ' }, { text: 'Cược', path: '/betrule' }] }] },
  ],
  changedOn: '2026-11-12',
  readMinutes: 2,
  votes: { yes: 4, no: 1, own: null },
}

test('[OPS-02b] an article shows its text as text, leads into the app, and counts what the reader says', async () => {
  answerCalls({
    'POST /api/operation/tutorial/config/detailItem': () => ARTICLE,
    'POST /api/operation/tutorial/config/useful': () => ({ yes: 5, no: 1, own: true }),
  })
  await openApp('/service-detail?id=cash-out', 'visitor')
  expect(await screen.findByRole('heading', { name: ARTICLE.title })).toBeTruthy()
  expect(screen.getByText(/<b>đậm<\/b>/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cược' }).getAttribute('href')).toBe('/betrule')
  await userEvent.click(screen.getByRole('button', { name: 'Có' }))
  expect(await screen.findByText(/5 người thấy bài này có ích/)).toBeTruthy()
})

test('an article tells when it changed and how long it takes, and is shared by its address', async () => {
  answerCalls({ 'POST /api/operation/tutorial/config/detailItem': () => ARTICLE })
  const shared: unknown[] = []
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) }),
  )
  await openApp('/service-detail?id=cash-out', 'visitor')
  expect(await screen.findByText('Cập nhật 12/11')).toBeTruthy()
  expect(screen.getByText('2 phút đọc')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Chia sẻ bài này' }))
  const url = `${location.origin}/service-detail?id=cash-out`
  await waitFor(() => expect(shared).toEqual([{ title: ARTICLE.title, url }]))
})

const THREAD = 'fbk_01JSEE00000000000000000001'

test('[OPS-02a] a thread shows both sides; more is written at its foot, and nothing in one that is closed', async () => {
  const said = (from: string, text: string) => ({
    id: `msg_${text.length}`,
    from,
    text,
    pictures: [],
    time: '2026-01-31 20:00:00',
  })
  let thread = {
    id: THREAD,
    category: 'deposit',
    state: 'answered',
    opening: 'Chưa thấy tiền',
    sentTime: '2026-01-31 20:00:00',
    changeTime: '2026-01-31 20:00:00',
    isUnread: false,
    isAccepted: false,
    messages: [said('member', '<b>Chưa</b> thấy tiền'), said('staff', 'Tiền đã vào ví.')],
  }
  const asked = answerCalls({
    'GET /api/member/get': () => MAI,
    [`GET /api/operation/advice/config/show/${THREAD}`]: () => thread,
    'POST /api/operation/advice/config/addToAdvice': ({ text }) => {
      thread = { ...thread, messages: [...thread.messages, said('member', String(text))] }
      return thread
    },
  })
  await openApp(`/ReplyDetail/${THREAD}`)
  expect(await screen.findByText('<b>Chưa</b> thấy tiền')).toBeTruthy()
  expect(screen.getByText('Tiền đã vào ví.')).toBeTruthy()
  const field = screen.getByLabelText<HTMLTextAreaElement>('Viết thêm')
  expect(screen.getByRole('button', { name: 'Gửi' })).toHaveProperty('disabled', true)
  await userEvent.type(field, 'Cảm ơn nhé')
  await userEvent.click(screen.getByRole('button', { name: 'Gửi' }))
  await waitFor(() => expect(field.value).toBe(''))
  expect(await screen.findByText('Cảm ơn nhé')).toBeTruthy()
  expect(asked.find(({ call }) => call.endsWith('/addToAdvice'))?.body).toMatchObject({
    id: THREAD,
    text: 'Cảm ơn nhé',
    pictures: [],
  })
  cleanup()
  thread = { ...thread, state: 'closed' }
  await openApp(`/ReplyDetail/${THREAD}`)
  expect(await screen.findByText(/Góp ý này đã đóng/)).toBeTruthy()
  expect(screen.queryByLabelText('Viết thêm')).toBeNull()
})

test('[NAV-13c] coming back from a reply shows the replies of the centre, from elsewhere the form', async () => {
  answerCalls({
    'GET /api/member/get': () => MAI,
    'GET /api/operation/advice/config/list': () => ({ items: [], hasMore: false }),
    'GET /api/operation/advice/config/hasUnreadReply': () => ({ hasUnreadReply: true }),
  })
  await openApp('/service-customer')
  expect(await screen.findByLabelText('Nội dung')).toBeTruthy()
  act(() => announcementTab.setState({ tab: 1 }))
  expect(await screen.findByText('Bạn chưa gửi góp ý nào')).toBeTruthy()
  act(() => announcementTab.setState({ tab: 0 }))
  expect(await screen.findByLabelText('Nội dung')).toBeTruthy()
  vi.unstubAllGlobals()
})
