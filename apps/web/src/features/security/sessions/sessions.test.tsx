import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { loadArea } from '../../../language/messages.ts'
import { answerCalls, openApp, Refusal } from '../../../testing/test-app.tsx'

const THIS = {
  id: 'ses_01JTHIS00000000000000000',
  isThis: true,
  isFull: true,
  loginState: 0,
  device: 'Chrome, Android',
  deviceNo: 'H5-AND-1',
  place: '113.161.5.0/24',
  startTime: '2026-01-31 20:00:00',
  lastActionTime: '2026-01-31 20:05:00',
}
const STRANGER = {
  ...THIS,
  id: 'ses_01JSTRANGER0000000000000',
  isThis: false,
  isFull: false,
  loginState: 1,
  device: 'Safari, iOS',
  place: '42.112.8.0/24',
}
const login = (number: number, more = {}) => ({
  id: `lgn_${number}`,
  way: 'name',
  result: 'full',
  device: `Chrome, Android ${number}`,
  deviceNo: 'H5-AND-1',
  place: '113.161.5.0/24',
  time: '2026-01-31 20:00:00',
  ...more,
})

beforeAll(() => loadArea('security'))

async function open(answers: Parameters<typeof answerCalls>[0]) {
  const asked = answerCalls({
    'GET /api/user/session/list': () => [THIS],
    'GET /api/user/session/history': () => ({ page: 1, hasMore: false, records: [login(1)] }),
    ...answers,
  })
  await openApp('/sessions')
  return asked
}

test('this session is told with device, network and time; nothing else waits', async () => {
  await open({})
  expect(await screen.findByText('Đang dùng')).toBeTruthy()
  expect(screen.getByText('Mạng 113.161.5.*')).toBeTruthy()
  expect(screen.getByText(/^Đăng nhập lúc \d/)).toBeTruthy()
  expect(screen.queryByText('Chờ kiểm tra')).toBeNull()
})

test('a session that awaits the check is ended after a yes', async () => {
  let openSessions = [THIS, STRANGER]
  const asked = await open({
    'GET /api/user/session/list': () => openSessions,
    'POST /api/user/session/end': () => {
      openSessions = [THIS]
      return null
    },
  })
  expect(await screen.findByText('Máy lạ')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Kết thúc: Safari, iOS' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(/Safari, iOS/)).toBeTruthy()
  await userEvent.click(within(question).getByRole('button', { name: 'Kết thúc' }))
  await waitFor(() => expect(screen.queryByText('Máy lạ')).toBeNull())
  expect(asked).toContainEqual({ call: 'POST /api/user/session/end', body: { sessionId: STRANGER.id } })
})

test('the history tells the way, the place and refused attempts, page after page', async () => {
  await open({
    'GET /api/user/session/history': ({ page }) =>
      page === '1'
        ? { page: 1, hasMore: true, records: [login(1), login(2, { result: 'refused' })] }
        : { page: 2, hasMore: false, records: [login(3, { way: 'mobile', device: '' })] },
  })
  expect(await screen.findByText('Sai mật khẩu')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Xem thêm' }))
  expect(await screen.findByText('Thiết bị không rõ')).toBeTruthy()
  expect(screen.getByText('Mã SMS · Mạng 113.161.5.*')).toBeTruthy()
  expect(screen.getByText('KÈO giữ lịch sử trong một năm')).toBeTruthy()
})

test('a history that does not come can be asked for again', async () => {
  let isBroken = true
  await open({
    'GET /api/user/session/history': () =>
      isBroken ? new Refusal(500, 'no') : { page: 1, hasMore: false, records: [login(7)] },
  })
  const again = await screen.findByRole('button', { name: 'Thử lại' })
  isBroken = false
  await userEvent.click(again)
  expect(await screen.findByText('Chrome, Android 7')).toBeTruthy()
})
