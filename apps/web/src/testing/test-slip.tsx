import { batchBetMatchMarketOfJumpLine, type SeriesRow } from '@keo/sportsbook-contract/odds-refresh'
import { betMultiple, getStakeOrderStatus, newBetList, singlePass } from '@keo/sportsbook-contract/orders'
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { frameSlots } from '../page-kit/frame-slots.ts'
import { answerCalls, openApp } from './test-app.tsx'
import { MAI } from './sample-member.ts'
import { walletOf } from './sample-wallet.ts'
import BetCartHost from '../features/bet-cart/bet-cart-host.tsx'
import { closeReceipt } from '../features/bet-cart/betting/betting.ts'
import type { CartItem } from '../features/bet-cart/cart/cart-item.ts'
import { cart } from '../features/bet-cart/cart/cart-store.ts'
import { refreshedOf } from './sample-cart.ts'

/** A channel that never opens. */
class SilentSocket extends EventTarget {
  send = () => {}
  close = () => {}
}

export type Answer = (body: Record<string, unknown>) => unknown
const realNow = Date.now

/** For tests: what the provider answers by path, and what it was asked. */
export const book: {
  answers: Record<string, Answer>
  asked: { path: string; body: Record<string, unknown> }[]
  tokens: number
} = { answers: {}, asked: [], tokens: 0 }

export const PRICES = batchBetMatchMarketOfJumpLine.path

/** Prices and limits of these selections, and the rows offered over them. */
export const pricesOf = (items: readonly CartItem[], sos: readonly SeriesRow[] = []) => ({
  bms: items.map((item) => refreshedOf(item, item.betMatchMarket.odds / 1000)),
  sos,
  mon: 1,
  msl: 10,
})

/** Begins and ends every test of a file with an empty cart and a provider that takes every bet. */
export function slipPerTest(): void {
  beforeEach(() => {
    book.asked = []
    book.tokens = 0
    book.answers = {
      [PRICES]: () => pricesOf(cart.store.getState().items),
      [singlePass.path]: () => [{ id: '9', st: 0, ops: [] }],
      [betMultiple.path]: () => [{ id: '9', st: 0, ops: [] }],
      [getStakeOrderStatus.path]: () => [{ oid: '9', st: 4 }],
      [newBetList.path]: () => ({ current: 1, size: 100, total: 0, pageTotal: 1, records: [] }),
    }
  })
  afterEach(() => {
    vi.restoreAllMocks()
    act(() => {
      closeReceipt()
      cart.clear()
    })
    frameSlots.setState({ betCart: null })
  })
}

/** A member with so much at hand, and what `fill` puts into the slip. */
export async function openSlipWith(
  fill: () => void,
  title = /Phiếu cược/,
  balance = '12580000.00',
  more: Record<string, Answer> = {},
) {
  answerCalls({
    ...more,
    'GET /api/member/get': () => ({ ...MAI, isBirthdayLocked: true }),
    'POST /api/fund/wallet/member/local': () => walletOf(balance),
    'POST /api/game/bet/cSports/token': () => ({
      apiServerAddress: '/sportsbook',
      pushServerAddress: '/sportsbook/push',
      token: `sports-token-${(book.tokens += 1)}`,
    }),
  })
  answerForBook()
  frameSlots.setState({ betCart: <BetCartHost /> })
  await openApp('/maintain')
  act(fill)
  return within(await screen.findByRole('dialog', { name: title }))
}

function answerForBook(): void {
  const site = globalThis.fetch
  vi.stubGlobal('WebSocket', SilentSocket)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const [, path] = new URL(address, 'http://app').pathname.split('/sportsbook')
    if (path === undefined) return site(address, init)
    const body = JSON.parse(String(init.body)) as Record<string, unknown>
    book.asked.push({ path, body })
    const answer = await book.answers[path]?.(body)
    if (answer instanceof Response) return answer
    return Response.json(
      { success: true, code: 0, message: null, data: answer ?? null },
      { headers: { 'x-server-time': String(realNow()) } },
    )
  })
}
