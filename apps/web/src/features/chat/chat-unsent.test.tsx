import { ERRORS } from '@keo/contract/errors'
import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { navigation } from '../../navigation/navigation.ts'
import { storage } from '../../platform/storage.ts'
import { logout } from '../../session/session.ts'
import { MAI } from '../../testing/sample-member.ts'
import { openApp } from '../../testing/test-app.tsx'
import {
  chatOf,
  leaveChat,
  log,
  loseSends,
  online,
  openChatPage,
  saidBy,
  START,
  text,
  write,
} from './test-chat.tsx'

afterEach(leaveChat)

test('what got no answer says so, and the second try has the same name and changes nothing twice', async () => {
  let isLost = true
  const chat = chatOf()
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const response = await real(address, init)
    if (isLost && address.includes('/chat/send')) throw new TypeError('lost')
    return response
  })
  await openChatPage(chat)
  await write('có ai không')
  const failed = await log().findByRole('alert')
  expect(failed.textContent).toContain('Chưa gửi được')
  isLost = false
  await userEvent.click(within(failed).getByRole('button', { name: 'Gửi lại' }))
  await waitFor(() => expect(log().queryByRole('alert')).toBeNull())
  expect(log().getAllByText('có ai không')).toHaveLength(1)
  const [first, second] = chat.sends()
  expect(second?.['clientId']).toBe(first?.['clientId'])
  expect(chat.messages.filter(({ from }) => from === 'member')).toHaveLength(1)
  expect(storage.read('unsentChat')).toEqual([])
})

test('what is written without a line waits, and goes out in order when it is back', async () => {
  const chat = chatOf()
  const line = loseSends()
  await openChatPage(chat)
  online(false)
  await write('một')
  await write('hai')
  expect(await log().findAllByText('Sẽ gửi khi có mạng')).toHaveLength(2)
  line.isLost = false
  online(true)
  await waitFor(() => expect(saidBy(chat)).toEqual(['một', 'hai']))
  await waitFor(() => expect(storage.read('unsentChat')).toEqual([]))
})

test('words that an earlier visit kept on the device are sent in order, those of another member are not', async () => {
  const chat = chatOf()
  await openApp('/sponsor')
  const kept = (memberId: string, words: string, place: number) => ({
    memberId,
    clientId: `client-${place}`,
    content: text(words),
    time: START,
  })
  storage.write('unsentChat', [
    kept(MAI.id, 'một', 1),
    kept('mbr_other', 'của người khác', 2),
    kept(MAI.id, 'hai', 3),
  ])
  await act(() => navigation.to('/service-chat'))
  await waitFor(() => expect(saidBy(chat)).toEqual(['một', 'hai']))
  expect(log().queryByText('của người khác')).toBeNull()
})

test('unsent words of a member are gone at logout', async () => {
  const chat = chatOf()
  loseSends()
  await openChatPage(chat)
  await write('bí mật')
  await log().findByRole('alert')
  expect(storage.read('unsentChat')).toHaveLength(1)
  act(() => logout())
  expect(storage.read('unsentChat')).toBeUndefined()
})

test("what the server refuses is said in the server's words, holds up nothing and can be removed", async () => {
  const chat = chatOf()
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    address.includes('/chat/send') && String(init?.body).includes('xấu')
      ? Promise.resolve(Response.json({ code: ERRORS.CHAT_FULL.wire, msg: 'Đủ tin rồi.' }))
      : real(address, init),
  )
  await openChatPage(chat)
  await write('xấu')
  const refused = await log().findByRole('alert')
  expect(refused.textContent).toContain('Đủ tin rồi.')
  await write('tốt')
  await waitFor(() => expect(saidBy(chat)).toEqual(['tốt']))
  await userEvent.click(within(refused).getByRole('button', { name: 'Bỏ' }))
  expect(log().queryByText('xấu')).toBeNull()
})
