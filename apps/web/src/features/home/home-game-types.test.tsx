import { getAgentConfig, getHomeBar, listGameTypes } from '@keo/contract/site'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clock } from '../../platform/time.ts'
import { DEFAULT_AGENT_LINE, loadAgentLine } from '../../site/agent-line.ts'
import { sampleGame, sampleGameType } from '../../testing/sample-game.ts'
import { MAI } from '../../testing/sample-member.ts'
import { answerCalls, openApp } from '../../testing/test-app.tsx'

const BAR = `${getHomeBar.method} ${getHomeBar.path}`
const AGENT = `${getAgentConfig.method} ${getAgentConfig.path}`
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

test('[NAV-12b] [NAV-12c] tiles, banners and notices of the live section are hidden with it, for visitor and member', async () => {
  const entry = { caption: '', tile: 'mini', art: 'dice', tone: 'ink', gameTypeId: null }
  const answers = {
    [BAR]: () => ({
      banners: [
        { id: 'b', tag: '', title: 'Xem trận', text: '', art: 'ball', tone: 'ink', path: '/live/LiveList' },
      ],
      entries: [
        { ...entry, id: 'e1', title: 'Phòng', path: '/live' },
        { ...entry, id: 'e2', title: 'Cao thủ', path: '/allmasterslist?price=free' },
        { ...entry, id: 'e3', title: 'Trò chơi', path: '/game' },
      ],
      notices: [{ id: 'n', text: 'Đang lên sóng', path: '/live-page?room=m1' }],
      isCSportOn: false,
    }),
    [GAME_TYPES]: () => [],
  }
  const live = () => screen.queryAllByText(/Xem trận|Phòng|Cao thủ|Đang lên sóng/).length
  answerCalls(answers)
  await openApp('/', 'visitor')
  expect(await screen.findByText('Trò chơi')).toBeTruthy()
  expect(live()).toBe(4)
  answerCalls({ ...answers, [AGENT]: () => ({ ...DEFAULT_AGENT_LINE, isLiveResting: true }) })
  await act(async () => void (await loadAgentLine()))
  expect(live()).toBe(0)
  expect(screen.getByText('Trò chơi')).toBeTruthy()
  cleanup()
  answerCalls({ ...answers, 'GET /api/member/get': () => ({ ...MAI, liveManageStatus: 1 }) })
  await loadAgentLine()
  await openApp('/')
  expect(await screen.findByText('Trò chơi')).toBeTruthy()
  await waitFor(() => expect(live()).toBe(0))
})
