import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { navigation } from '../../navigation/navigation.ts'
import { sampleMatch } from '../../testing/sample-match.ts'
import { answerCalls, here, openApp } from '../../testing/test-app.tsx'
import { board } from '../sportsbook/index.ts'
import { nowWatching, stopWatching, watching } from './now-watching.ts'

/** A channel that never opens. */
class SilentSocket extends EventTarget {
  send = () => {}
  close = () => {}
}

afterEach(() => {
  act(stopWatching)
  cleanup()
})

const small = () => screen.queryByRole('complementary', { name: /^Đang xem / })

/** A member watched a match in its room, and has left that room's page. */
async function leaveRoom(id: number) {
  answerCalls({})
  vi.stubGlobal('WebSocket', SilentSocket)
  board.take([sampleMatch({ id })], false)
  await openApp('/language')
  const leave = watching(`m${id}`, id, true)
  act(() => leave?.())
  await screen.findByRole('complementary', { name: /^Đang xem / })
}

test('what was watched goes on in small on other pages, and leads back to its room', async () => {
  await leaveRoom(61)
  expect(small()!.querySelector('canvas')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Trở lại phòng' }).getAttribute('href')).toBe('/live-page?room=m61')
  act(() => screen.getByRole('button', { name: 'Tắt hình' }).click())
  expect(small()).toBeNull()
  expect(nowWatching.getState().watched).toBeNull()
})

test('it stays away where somebody logs in, and comes back afterwards', async () => {
  await leaveRoom(62)
  await act(() => navigation.to('/forget'))
  expect(here()).toBe('/forget')
  expect(small()).toBeNull()
  await act(() => navigation.to('/language'))
  expect(small()).not.toBeNull()
})

test('it stops when the page is hidden', async () => {
  await leaveRoom(63)
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  state.mockRestore()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(small()).toBeNull()
})

test('it ends with its match', async () => {
  await leaveRoom(64)
  act(() => board.apply([{ matchId: 64, status: 0 }]))
  expect(small()).toBeNull()
})
