import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { loadArea } from '../../language/messages.ts'
import { answerCalls } from '../../testing/test-app.tsx'
import { DeskChats } from './desk-chats.tsx'

const DESK = '/api/sandbox/desk/chats'
const ID = 'cnv_00000000000000000000000001'
const CHAT = {
  id: ID,
  state: 'queued',
  lastSeq: 1,
  memberRead: 0,
  otherRead: 0,
  place: 1,
  waitMinutes: 1,
  staffName: '',
  stars: 0,
  isStaffed: true,
  staffFrom: '08:00',
  staffTo: '08:00',
  hasMail: false,
  userName: 'maitran88',
  isTyping: false,
}
const said = {
  seq: 1,
  from: 'member',
  clientId: '',
  content: { type: 'text', text: 'có ai không' },
  time: '2026-01-31 20:00:00',
}

const FILE = `fil_${'1'.repeat(26)}`
const shown = { ...said, seq: 2, content: { type: 'picture', fileId: FILE } }

function deskOf() {
  let chat = CHAT
  const change = (to: Partial<typeof CHAT>) => (chat = { ...chat, ...to })
  return answerCalls({
    [`GET ${DESK}`]: () => (chat.state === 'ended' ? [] : [chat]),
    [`GET ${DESK}/messages`]: () => ({ messages: [said, shown], hasMore: false }),
    [`GET ${DESK}/picture`]: ({ id, fileId }) => ({ type: 'image/jpeg', picture: `${id} ${fileId}` }),
    [`POST ${DESK}/take`]: ({ staffName }) => change({ state: 'person', staffName: String(staffName) }),
    [`POST ${DESK}/read`]: ({ seq }) => change({ otherRead: Number(seq) }),
    [`POST ${DESK}/typing`]: () => ({}),
    [`POST ${DESK}/answer`]: () => ({ messages: [] }),
    [`POST ${DESK}/end`]: () => change({ state: 'ended' }),
    [`POST ${DESK}/hours`]: () => ({ isStaffed: false }),
  })
}

beforeEach(async () => {
  queryClient.clear()
  await loadArea('panel')
})

test('the desk lists a waiting chat, takes it with a name, reads, types, answers, ends, and sets hours', async () => {
  const asked = deskOf()
  const last = (call: string) => asked.findLast((one) => one.call === `POST ${DESK}/${call}`)?.body
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  render(
    <QueryClientProvider client={queryClient}>
      <DeskChats />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('member: có ai không')).toBeTruthy()
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: FILE })
  expect(picture.src).toBe(`data:image/jpeg;base64,${ID} ${FILE}`)
  const name = screen.getByRole('textbox', { name: 'Tên nhân viên' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Hạnh')
  await press('Nhận')
  expect(await screen.findByText(/maitran88 · Hạnh/)).toBeTruthy()
  await press('Đã xem')
  await waitFor(() => expect(last('read')).toMatchObject({ id: ID, seq: 1 }))
  await press('Đang nhập')
  await waitFor(() => expect(last('typing')).toMatchObject({ id: ID }))
  await userEvent.type(screen.getByRole('textbox', { name: /Trả lời với tư cách/ }), 'Dạ có ạ')
  await press('Trả lời')
  await waitFor(() => expect(last('answer')).toMatchObject({ id: ID, text: 'Dạ có ạ' }))
  await press('Kết thúc')
  const section = within((await screen.findByText('Không có gì đang chờ')).closest('section')!)
  const to = section.getByRole('textbox', { name: 'Đến giờ (+08:00)' })
  await userEvent.clear(to)
  await userEvent.type(to, '23:00')
  await press('Đặt giờ')
  await waitFor(() => expect(last('hours')).toMatchObject({ from: '08:00', to: '23:00' }))
})
