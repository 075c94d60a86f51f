import { BALANCE_NEWS, type WalletBalance } from '@keo/contract/wallet-balance'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { balanceNews } from './balance-news.ts'
import { newerBalance, newsKind } from './balance-rules.ts'
import { walletOf } from '../../testing/sample-wallet.ts'
import { knownBalance, walletQuery } from './wallet-query.ts'

const at = (seq: number, available = `${seq}.00`): WalletBalance => walletOf(available, {}, seq).balance
const told = (balance: unknown, businessType = BALANCE_NEWS) =>
  balanceNews.onMessage({ businessType, topic: 'owner:me', source: 'node', seq: 1, businessContent: balance })

let asked: string[]
beforeEach(() => {
  asked = []
  queryClient.clear()
  queryClient.setQueryData(walletQuery.queryKey, walletOf('7.00', {}, 7))
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ code: 200, msg: '', data: { balance: at(12), movements: [], hasMore: false } })
  })
})

test('[WSS-07] a lower sequence is old news, the next one follows, a jump is a gap', () => {
  expect([6, 7, 8, 9].map((seq) => newsKind(at(7), at(seq)))).toEqual(['old', 'old', 'next', 'gap'])
  expect(newsKind(undefined, at(1))).toBe('old')
  expect(newsKind(at(7), { ...at(8), currency: 'USD' })).toBe('old')
})

test('[WSS-07] an answer that a push has overtaken does not turn the balance back', () => {
  expect(newerBalance(at(9), at(8))).toEqual(at(9))
  expect(newerBalance(at(9), at(9))).toEqual(at(9))
  expect(newerBalance(undefined, at(1))).toEqual(at(1))
})

test('[WSS-07] pushes move the balance; older ones, twice told ones and nonsense do not', () => {
  told(at(8))
  told(at(7))
  told(at(8, '999.00'))
  told({ available: 'much' })
  told(at(9), 'letter')
  expect(knownBalance()).toEqual(at(8))
  expect(asked).toEqual([])
})

test('[WSS-07] a gap is asked for by the last sequence, and so is everything after a new connection', async () => {
  told(at(11))
  expect(knownBalance()).toEqual(at(11))
  await vi.waitFor(() => expect(knownBalance()).toEqual(at(12)))
  balanceNews.opened()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map((address) => new URL(address, 'http://app').searchParams.get('since'))).toEqual([
    '7',
    '12',
  ])
})

test('nothing is asked for a balance that nobody has looked at', () => {
  queryClient.clear()
  balanceNews.opened()
  told(at(3))
  expect([asked, knownBalance()]).toEqual([[], undefined])
})
