import { getHomeBar, listGameTypes } from '@keo/contract/site'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clock } from '../../platform/time.ts'
import { sampleGame, sampleGameType } from '../../testing/sample-game.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'

const BAR = `${getHomeBar.method} ${getHomeBar.path}`
const GAME_TYPES = `${listGameTypes.method} ${listGameTypes.path}`

test('[NET-08c] the home page starts a timer of 180 s, and its tick fetches the game types again', async () => {
  const every = vi.spyOn(clock, 'every')
  const asked = answerCalls({ [GAME_TYPES]: () => [] })
  const fetched = () => asked.filter(({ call }) => call === GAME_TYPES).length
  await openApp('/', 'visitor')
  await waitFor(() => expect(fetched()).toBe(1))
  const due = () => every.mock.calls.filter(([ms]) => ms === 180_000)
  await waitFor(() => expect(due()).toHaveLength(1))
  due()[0]?.[1]()
  await waitFor(() => expect(fetched()).toBe(2))
})

test('a type says how many games it has, not how many stand in its row', async () => {
  const entry = { id: 'a', title: 'A', caption: '', tile: 'mini', art: 'dice', tone: 'ink', path: '/game' }
  answerCalls({
    [BAR]: () => ({ banners: [], entries: [{ ...entry, gameTypeId: null }], notices: [], isCSportOn: false }),
    [GAME_TYPES]: () => [
      sampleGameType({ gameCount: 40, gameList: [sampleGame(), sampleGame({ id: 1001104102 })] }),
    ],
  })
  await openApp('/', 'visitor')
  expect(await screen.findByRole('link', { name: /Tất cả 40/ }, { timeout: 60_000 })).toBeTruthy()
})
