import { ERRORS } from '@keo/contract/errors'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { MAI } from '../../testing/sample-member.ts'
import { STAGE } from '../../testing/sample-stage.ts'
import { answerCalls, here, openApp, Refusal } from '../../testing/test-app.tsx'

const LIST = 'GET /api/live/room/list'
const ONE = 'GET /api/live/room/detail'
const TALK = {
  'GET /api/live/room/talk': () => ({
    messages: [],
    hasMore: false,
    isOpen: true,
    slowSeconds: 0,
    pinned: null,
    self: null,
  }),
  'GET /api/live/room/givers': () => ({
    items: [{ place: 1, author: 'a'.repeat(16), name: 'Hổ Miền Tây', level: 5, amount: '2400000.00' }],
  }),
}
const MEMBER = { 'GET /api/member/get': () => MAI }

test('[LIV-01c] entertainment rooms are listed by kind, open or with the time they open, and lead to their stage', async () => {
  const later = { ...STAGE, id: 'k2', title: 'Chuyện sau trận', state: 'planned', viewers: 0 }
  const asked = answerCalls({
    [LIST]: () => ({ items: [STAGE, later], hasMore: false, open: 1 }),
    [ONE]: () => STAGE,
  })
  await openApp('/entertainmentLive', 'visitor')
  const open = await screen.findByRole('link', { name: /Mây Mộc hát theo yêu cầu/ })
  expect(open.textContent).toContain('Đang phát')
  expect(screen.getByRole('link', { name: /Chuyện sau trận/ }).textContent).toMatch(/Từ /)
  expect(asked.at(-1)?.body).toEqual({ kind: 'talk', page: '1' })
  await userEvent.click(screen.getByRole('button', { name: 'Bàn chơi' }))
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ kind: 'table', page: '1' }))
  await userEvent.click(await screen.findByRole('link', { name: /Mây Mộc hát theo yêu cầu/ }))
  await waitFor(() => expect(here()).toBe('/entertainmentLive?room=k1'))
})

test('a stage shows its host and viewers, is followed by a member, and closes', async () => {
  let isFollowed = false
  const asked = answerCalls({
    ...MEMBER,
    ...TALK,
    [LIST]: () => ({ items: [STAGE], hasMore: false, open: 1 }),
    [ONE]: () => ({ ...STAGE, isFollowed, followers: STAGE.followers + Number(isFollowed) }),
    'POST /api/live/host/follow': () => {
      isFollowed = true
      return { id: STAGE.host!.id, isFollowed, followers: STAGE.followers + 1 }
    },
  })
  await openApp('/entertainmentLive?room=k1', 'member')
  expect(await screen.findByRole('heading', { name: STAGE.title })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Mây Mộc/ }).getAttribute('href')).toBe(
    '/anchor-infor/hst_sandboxMay0',
  )
  expect(await screen.findByRole('log')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Tặng quà' })).toBeTruthy()
  expect(await screen.findByText('Hổ Miền Tây')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Theo dõi' }))
  expect(await screen.findByRole('button', { name: 'Đang theo dõi' })).toBeTruthy()
  expect(asked.find(({ call }) => call === 'POST /api/live/host/follow')?.body).toEqual({
    id: 'hst_sandboxMay0',
    isFollowed: true,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Đóng phòng' }))
  await waitFor(() => expect(here()).not.toContain('room='))
})

test('a room that rests says when it opens; one that is none, or does not load, says so', async () => {
  answerCalls({ [ONE]: () => ({ ...STAGE, state: 'planned', openedAt: null }) })
  await openApp('/entertainmentLive?room=k1', 'visitor')
  expect(await screen.findByText(/Phòng nghỉ, mở lại lúc/)).toBeTruthy()
  cleanup()
  answerCalls({ [ONE]: () => new Refusal(ERRORS.NOT_FOUND.wire, 'x') })
  await openApp('/entertainmentLive?room=k9', 'visitor')
  expect(await screen.findByText('Không có phòng này')).toBeTruthy()
  cleanup()
  answerCalls({ [LIST]: () => ({ items: [], hasMore: false, open: 0 }) })
  await openApp('/entertainmentLive', 'visitor')
  expect(await screen.findByText('Chưa có phòng nào')).toBeTruthy()
})
