import type { Announcement, Letter } from '@keo/contract/inbox'
import { LETTER_NEWS } from '@keo/contract/inbox'
import { encodeContent } from '@keo/contract/rich-content'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { UNREAD_LETTERS_KEY } from '../../site/unread-letters.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'
import { letterNews } from './letter-news.ts'

const LETTER = '/api/operation/letter/config'
const ANNOUNCE = '/api/operation/announce/config'
const idOf = (number: number) => `ltr_${number}`

const letterOf = (number: number, more: Partial<Letter> = {}): Letter => ({
  id: idOf(number),
  letType: 0,
  kind: 'depositCredited',
  title: `Nạp tiền thành công ${number}`,
  content: encodeContent('<p>Lệnh nạp 5.000.000 ₫ đã vào ví.</p>'),
  link: { page: 'deposit', id: 'dep_0123456789' },
  isRead: false,
  createTime: '2026-01-31 20:00:00',
  ...more,
})
const announcement = (more: Partial<Announcement> = {}): Announcement => ({
  id: 'ann_1',
  annType: 0,
  title: 'Bảo trì',
  content: encodeContent('<p>Từ 12:00</p>'),
  sortNum: 1,
  isRead: false,
  createTime: '2026-01-31 20:00:00',
  ...more,
})

/** A server that remembers what was read and deleted. */
function inboxOf(letters: Letter[], announcements: Announcement[] = []) {
  const held = new Map(letters.map((letter) => [letter.id, letter]))
  const unread = (letType: number) =>
    [...held.values()].filter((letter) => letter.letType === letType && !letter.isRead).length
  const counts = () => ({
    announceCount: unread(0),
    activityCount: unread(1),
    eventCount: unread(2),
    totalCount: unread(0) + unread(1) + unread(2),
  })
  const idsIn = ({ ids, letType }: Record<string, unknown>) =>
    (ids as string[] | undefined) ??
    [...held.values()].filter((letter) => letter.letType === letType).map(({ id }) => id)
  return answerCalls({
    [`POST ${LETTER}/queryLetterConfigSendList`]: ({ letType }) => ({
      list: [...held.values()].filter((letter) => letter.letType === letType),
      next: null,
    }),
    [`POST ${LETTER}/queryLetterConfigDetail`]: ({ id }) =>
      held.get(String(id)) ?? new Refusal(404, 'Không tìm thấy nội dung này.'),
    [`GET ${LETTER}/queryLetterTypeCount`]: counts,
    [`GET ${LETTER}/queryLetterCount`]: () => ({ totalCount: counts().totalCount }),
    [`PUT ${LETTER}/updateLetterStatusBatch`](body) {
      for (const id of idsIn(body)) {
        const letter = held.get(id)
        if (letter) held.set(id, { ...letter, isRead: true })
      }
      return { count: 1, hasMore: false }
    },
    [`PUT ${LETTER}/deleteLetters`](body) {
      const ids = idsIn(body)
      for (const id of ids) held.delete(id)
      return { count: ids.length }
    },
    [`GET ${ANNOUNCE}/queryAnnByMember`]: () => ({ list: announcements, next: null }),
    [`POST ${ANNOUNCE}/queryAnnByMemberDetail`]: ({ id }) => announcements.find((one) => one.id === id),
  })
}
const badge = () => queryClient.getQueryData<{ totalCount: number }>(UNREAD_LETTERS_KEY)?.totalCount

test('[OPS-01b] [OPS-01c] letters stand under their type, decoded, with what is unread of each', async () => {
  inboxOf([letterOf(1), letterOf(2, { letType: 2, title: 'Vé đã có kết quả', isRead: true })])
  await openApp('/message')
  const row = await screen.findByRole('link', { name: /Nạp tiền thành công 1/ })
  expect(within(row).getByText('Lệnh nạp 5.000.000 ₫ đã vào ví.')).toBeTruthy()
  expect(within(row).getByText('Chưa đọc')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Thông báo 1' })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Thể thao' }))
  expect(await screen.findByRole('link', { name: /Vé đã có kết quả/ })).toBeTruthy()
  expect(here()).toBe('/message?tab=2')
})

test('[OPS-01d] a letter is read by opening it, leads to its object, and is deleted there', async () => {
  const asked = inboxOf([letterOf(1)])
  await openApp('/message')
  await userEvent.click(await screen.findByRole('link', { name: /Nạp tiền thành công 1/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Nạp tiền thành công 1' })).toBeTruthy()
  await waitFor(() => expect(badge()).toBe(0))
  await userEvent.click(screen.getByRole('button', { name: 'Xem lệnh nạp' }))
  await waitFor(() => expect(here()).toBe('/rechargeInformation?orderNo=dep_0123456789'))
  cleanup()
  await openApp('/message/detail?id=ltr_1')
  await userEvent.click(await screen.findByRole('button', { name: 'Xóa' }))
  await waitFor(() => expect(asked.some(({ call }) => call === `PUT ${LETTER}/deleteLetters`)).toBe(true))
})

test('[OPS-01d] several letters are chosen, read and deleted together; all of a type are read at once', async () => {
  const asked = inboxOf([letterOf(1), letterOf(2), letterOf(3)])
  await openApp('/message')
  await userEvent.click(await screen.findByRole('button', { name: 'Chọn nhiều thư' }))
  expect(screen.getByRole('button', { name: 'Đã đọc' })).toHaveProperty('disabled', true)
  await userEvent.click(await screen.findByRole('checkbox', { name: /công 1/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /công 2/ }))
  expect(screen.getByText('Đã chọn 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Xóa' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText('Xóa 2 thư đã chọn?')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Xóa' }))
  await waitFor(() => expect(screen.queryAllByRole('checkbox')).toHaveLength(0))
  expect(asked.find(({ call }) => call === `PUT ${LETTER}/deleteLetters`)?.body).toEqual({
    ids: [idOf(1), idOf(2)],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Đánh dấu tất cả đã đọc' }))
  await waitFor(() => expect(badge()).toBe(0))
  expect(asked.find(({ call }) => call.endsWith('updateLetterStatusBatch'))?.body).toEqual({ letType: 0 })
})

test('announcements stand in a tab of their own and open whole', async () => {
  inboxOf([], [announcement()])
  await openApp('/message?tab=announcements')
  await userEvent.click(await screen.findByRole('link', { name: /Bảo trì/ }))
  expect(await screen.findByText('Từ 12:00')).toBeTruthy()
  expect(here()).toBe('/message/detail?announcement=ann_1')
})

test('[OPS-01a] announcements keep the order they come in, whatever day they are of', async () => {
  const days = ['2026-01-30 20:00:00', '2026-01-31 20:00:00', '2026-01-30 10:00:00']
  const told = days.map((createTime, place) =>
    announcement({ id: `ann_${place}`, title: `Bố cáo thứ ${place}`, createTime }),
  )
  inboxOf([], told)
  await openApp('/message?tab=announcements')
  const rows = await screen.findAllByRole('link', { name: /Bố cáo thứ/ })
  expect(rows.map((row) => /thứ \d/.exec(row.textContent ?? '')?.[0])).toEqual(['thứ 0', 'thứ 1', 'thứ 2'])
  expect(within(rows[0] as HTMLElement).getByText('30/01')).toBeTruthy()
})

test('[OPS-01e] the message centre needs login', async () => {
  const asked = inboxOf([letterOf(1)])
  for (const path of ['/message', '/message/detail?id=ltr_1']) {
    await openApp(path, 'visitor')
    await waitFor(() => expect(here()).toContain('/login'))
    cleanup()
  }
  expect(asked.filter(({ call }) => call.includes('queryLetterConfig'))).toEqual([])
})

test('a line of the list has the words of all blocks, apart from each other', async () => {
  const content = encodeContent('<p>Từ 12:00.</p><ul><li>Số dư</li><li>giữ <b>nguyên</b>.</li></ul>')
  inboxOf([letterOf(1, { content, link: null })])
  await openApp('/message')
  expect(await screen.findByText('Từ 12:00. Số dư giữ nguyên.')).toBeTruthy()
})

test('[HTM-01] what could run is gone when it is shown, and content is decoded once', async () => {
  const html =
    '<p onclick="alert(1)">Trước</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>'
  inboxOf([
    letterOf(1, { content: encodeContent(html), link: null }),
    letterOf(2, { content: encodeContent(encodeContent('<b>trong</b>')), link: null }),
    letterOf(3, { content: '%%%', link: null }),
  ])
  const { container } = await openApp('/message/detail?id=ltr_1')
  await screen.findByText('Trước')
  const shown = container.querySelector('.rich-content')?.innerHTML
  expect(shown).not.toMatch(/script|onclick|onerror|<img/)
  cleanup()
  await openApp('/message/detail?id=ltr_2')
  expect(await screen.findByText(encodeContent('<b>trong</b>'))).toBeTruthy()
  cleanup()
  await openApp('/message/detail?id=ltr_3')
  expect(await screen.findByText('Không hiển thị được nội dung này.')).toBeTruthy()
})

test('an empty inbox and one that cannot be had say so', async () => {
  inboxOf([])
  await openApp('/message')
  expect(await screen.findByText('Chưa có thư nào')).toBeTruthy()
  const list = `POST ${LETTER}/queryLetterConfigSendList`
  cleanup()
  answerCalls({ [list]: () => new Refusal(500, 'x') })
  await openApp('/message')
  expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeTruthy()
})

test('a letter that comes over the live socket raises the badge and stands in the list at once', async () => {
  inboxOf([])
  await openApp('/message')
  await screen.findByText('Chưa có thư nào')
  inboxOf([letterOf(1)])
  act(() =>
    letterNews.onMessage({
      businessType: LETTER_NEWS,
      topic: 'owner:1',
      source: 's',
      seq: 1,
      businessContent: {},
    }),
  )
  await waitFor(() => expect(badge()).toBe(1))
  expect(await screen.findByRole('link', { name: /Nạp tiền thành công 1/ })).toBeTruthy()
  vi.unstubAllGlobals()
})
