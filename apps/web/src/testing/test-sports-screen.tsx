import type { MatchRecord } from '@keo/sportsbook-contract/match-record'
import { cleanup, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { wireMatch } from '../features/sportsbook/intake/test-wire-match.ts'
import { storage } from '../platform/storage.ts'
import { MAI } from './sample-member.ts'
import { walletOf } from './sample-wallet.ts'
import { answerCalls, openApp } from './test-app.tsx'

/** A channel that never opens: prices come as the test tells them. */
class SilentSocket extends EventTarget {
  send = () => {}
  close = () => {}
}

type Served = {
  /** What the provider was asked for. */
  asked: { call: string; body: Record<string, unknown> }[]
  listed: MatchRecord[]
  code: number
  counting: Promise<void>
  role: number
  days: { bt: number; c: number }[]
  collected: { sportId: number; matchId: string }[]
}

/** What the provider and the site answer with; a test changes it before it opens the page. */
export const served: Served = start()

/** Before each test. */
export function serveAnew(): void {
  Object.assign(served, start())
  storage.remove('matchFilter')
  storage.remove('followList')
}

function start(): Served {
  return {
    asked: [],
    listed: [
      wireMatch({ id: 7 }),
      wireMatch({ id: 8, ms: 4, mc: { pe: 1001, r: false }, nsg: [] }),
      wireMatch({ id: 9, leagueId: 9, league: 'Serie A' }),
    ],
    code: 0,
    counting: Promise.resolve(),
    role: 0,
    days: [],
    collected: [],
  }
}

const counts = () => ({
  tc: 0,
  sl: [
    {
      ty: 1,
      des: '',
      tc: served.listed.length,
      ssl: [
        { sid: 1, c: served.listed.length },
        { sid: 3, c: 0 },
      ],
    },
    {
      ty: 3,
      des: '',
      tc: 318,
      ssl: [
        { sid: 1, c: 300 },
        { sid: 5, c: 18 },
      ],
    },
    { ty: 4, des: '', tc: 1204, ssl: [{ sid: 1, c: 1204 }] },
    { ty: 7, des: '', tc: 2, ssl: [{ sid: 1, c: 2 }] },
  ],
  ht: 0,
  hls: [],
  mts: [],
})

function answerOf(path: string, body: Record<string, unknown>): unknown {
  if (path === '/v1/match/statistical') return counts()
  if (path === '/language/staticList')
    return { 'sport.1': 'Bóng đá', 'sport.3': 'Bóng rổ', 'sport.5': 'Quần vợt' }
  if (path === '/v1/match/getOnSaleLeagues')
    return [
      { ...wireMatch().lg, mt: 2, ps: [] },
      { ...wireMatch({ leagueId: 9, league: 'Serie A' }).lg, mt: 1, ps: [] },
    ]
  if (path === '/v1/match/queryMatchByRecommend' || path === '/v1/match/recommendMatchList')
    return served.listed.slice(0, 1)
  if (path === '/v1/match/matchCount') return { d: 7, dl: served.days, o: 0 }
  if (path !== '/v1/match/getList') return null
  const ids = body.matchIds as number[] | undefined
  const records = ids ? served.listed.filter(({ id }) => ids.includes(id)) : served.listed
  return { current: 1, size: 50, total: records.length, pageTotal: 1, records }
}

export async function openSports(
  who: 'visitor' | 'member' = 'visitor',
  more: Parameters<typeof answerCalls>[0] = {},
) {
  cleanup()
  const site = answerCalls({
    'GET /api/member/get': () => ({ ...MAI, role: served.role }),
    'POST /api/fund/wallet/member/local': () => walletOf('12580000.00'),
    'POST /api/game/bet/cSports/token': () => ({
      apiServerAddress: '/sportsbook',
      pushServerAddress: '/sportsbook/push',
      token: 'sports-token',
    }),
    'GET /api/game/syncData/getMatchIdList': () => ({ matches: served.collected }),
    'POST /api/game/syncData/followMatches': () => ({ matches: served.collected }),
    ...more,
  })
  const ours = globalThis.fetch
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://app')
    if (!pathname.startsWith('/sportsbook')) return ours(address, init)
    const path = pathname.replace('/sportsbook', '')
    const body = JSON.parse(String(init.body)) as Record<string, unknown>
    served.asked.push({ call: path, body })
    if (path === '/v1/match/statistical') await served.counting
    if (served.code !== 0)
      return Response.json({
        success: false,
        code: served.code,
        message: 'Bảo trì [1781143200000-1781150400000]',
        data: null,
      })
    return Response.json({ success: true, code: 0, message: null, data: answerOf(path, body) })
  })
  await openApp('/sports', who)
  return site
}

export const rowOf = async (name: string): Promise<HTMLElement> => {
  const [first] = await screen.findAllByRole('link', { name: `Xem trận ${name}` })
  const row = first?.closest('article')
  if (!row) throw new Error(`No row of ${name}.`)
  return row
}
export const listsAsked = () =>
  served.asked.filter(({ call, body }) => call === '/v1/match/getList' && !body.matchIds)
