import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { toast } from '../../toasts/toast.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { memberQuery } from '../current-member/member-query.ts'
import { MAI } from '../../testing/sample-member.ts'

const GET = 'GET /api/member/get'
const UPDATE = 'PUT /api/member/update-nickname'
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Biệt danh' })
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Lưu' })
const shownToast = () => toast.store.getState().current

let member: object
beforeEach(() => {
  member = MAI
})

async function openWith(answers: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({ [GET]: () => member, ...answers })
  await openApp('/editNickname')
  return asked
}

async function type(text: string) {
  const input = await field()
  await userEvent.clear(input)
  if (text) await userEvent.type(input, text)
}

test('[MEM-02a] the bar says edit nickname; the label carries the badge only while a name is in review', async () => {
  await openWith()
  expect(await screen.findByRole('heading', { level: 1, name: 'Sửa biệt danh' })).toBeTruthy()
  await field()
  expect(screen.queryByText('Đang duyệt')).toBeNull()
  member = { ...MAI, nickNameStatus: true }
  await act(() => queryClient.invalidateQueries({ queryKey: memberQuery.queryKey }))
  expect((await screen.findByText('Đang duyệt')).previousElementSibling?.textContent).toBe('Biệt danh')
})

test('[MEM-02b] the field starts with the current nickname and takes ten characters', async () => {
  await openWith()
  expect((await field()).value).toBe('Mai Trần')
  await type('Nguyễn Thị Ngọc')
  expect((await field()).value).toBe('Nguyễn Thị')
})

test('[MEM-02c] Save rests below 4 trimmed characters, and a warning icon stands with NameNote', async () => {
  await openWith()
  expect((await field()) && saveButton().disabled).toBe(false)
  await type(' Mai ')
  expect(saveButton().disabled).toBe(true)
  const note = screen.getByText('Biệt danh cần ít nhất 4 ký tự')
  expect(note.querySelector('svg')).toBeTruthy()
  await type('Maii')
  expect(saveButton().disabled).toBe(false)
  expect(screen.queryByText('Biệt danh cần ít nhất 4 ký tự')).toBeNull()
})

test('[MEM-02d] saving under 4 says Eletter.EletterTip1 and asks the server nothing', async () => {
  const asked = await openWith()
  await type('Ma{Enter}')
  expect(shownToast()?.text).toBe('Biệt danh dài từ 4 đến 10 ký tự. Thêm vài ký tự nữa nhé.')
  expect(asked.some(({ call }) => call === UPDATE)).toBe(false)
})

test('[MEM-03a] [MEM-03b] a blocking toast stays until user info is fresh and the page is back', async () => {
  let answer = (): void => {}
  const asked = await openWith({
    [UPDATE]: () =>
      new Promise((resolve) => {
        answer = () => resolve({ nickName: 'Mai Ngọc', nickNameStatus: true })
      }),
  })
  await type('Mai Ngọc')
  await userEvent.click(saveButton())
  await waitFor(() => expect(shownToast()).toMatchObject({ kind: 'loading', text: 'Đang lưu' }))
  await waitFor(() => expect(document.querySelector('.toast-block')).toBeTruthy())
  expect(asked.at(-1)).toMatchObject({
    call: UPDATE,
    body: { nickName: 'Mai Ngọc', noNeedResponseMsg: true },
  })

  const readsBefore = asked.filter(({ call }) => call === GET).length
  await act(async () => answer())
  await waitFor(() => expect(here()).toBe('/sponsor'))
  expect(asked.filter(({ call }) => call === GET).length).toBe(readsBefore + 1)
  expect(shownToast()).toBeNull()
})

test('[MEM-03c] a refusal closes the toast without a message and keeps what was typed', async () => {
  await openWith({ [UPDATE]: () => new Refusal(2000000001, 'Tên này không được') })
  await type('Mai Ngọc')
  await userEvent.click(saveButton())
  await waitFor(() => expect(shownToast()).toBeNull())
  expect(here()).toBe('/editNickname')
  expect((await field()).value).toBe('Mai Ngọc')
})

test('the name that a review refused is said until another is asked for', async () => {
  member = { ...MAI, refusedNickName: 'Trùm Kèo' }
  await openWith()
  expect(await screen.findByText(/“Trùm Kèo” chưa được duyệt/)).toBeTruthy()
})
