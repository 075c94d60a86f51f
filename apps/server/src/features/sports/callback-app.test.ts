import { testServer } from '@keo/service-kit/http/test-server'
import { createLog } from '@keo/service-kit/log'
import { CALLBACK_BASE, syncTransactions, TRANSACTIONS_MAX } from '@keo/sportsbook-contract/callbacks'
import { signedHeaders } from '@keo/sportsbook-contract/signature'
import { afterEach, expect, test } from 'vitest'
import { DONE } from './booked.ts'
import { sportsCallbacks } from './callback-app.ts'
import type { ProviderTransaction } from './provider-transaction.ts'

const MERCHANT = { id: 'keo', secret: 'secret of the test' }

let close: () => Promise<void> = async () => {}
afterEach(() => close())

test('as many movements of money as one call may hold are heard, however long their texts', async () => {
  const server = await testServer([])
  close = server.close
  const received: ProviderTransaction[] = []
  const wallet = {
    charge: async () => DONE,
    wasCharged: async () => DONE,
    async bookAll(list: readonly ProviderTransaction[]) {
      received.push(...list)
      return list.map(() => DONE)
    },
  }
  const needs = {
    merchant: MERCHANT,
    machineClock: server.clock,
    log: createLog({ level: 'silent' }),
    wallet,
    isSportsAddress: () => true,
    signatures: { isOfPath: async () => true },
    noteProviderTime() {},
  }
  server.mount(CALLBACK_BASE, sportsCallbacks(needs as unknown as Parameters<typeof sportsCallbacks>[0]))
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const text = JSON.stringify(Array.from({ length: TRANSACTIONS_MAX }, (_, at) => movement(at)))
  const answer = await fetch(`${url}${CALLBACK_BASE}${syncTransactions.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(text, MERCHANT, server.clock.now()) },
    body: text,
  })
  expect(await answer.json()).toEqual({ code: 0, message: null, data: [] })
  expect(received).toHaveLength(TRANSACTIONS_MAX)
  expect(new Set(received.map(({ amount }) => amount.minor))).toEqual(new Set([1_840_000n]))
})

const movement = (at: number) => ({
  transactionId: `${at}-1-win`.padStart(60, '1'),
  userId: '1000281',
  merchantId: MERCHANT.id,
  merchantUserId: 'mbr_00000000000000000000000281',
  businessId: String(at).padStart(19, '1'),
  transactionType: 'IN',
  transferType: 'WIN',
  currencyId: 1000,
  // Either way of writing an amount is received.
  amount: at % 2 === 0 ? 18.4 : '18.40',
  status: 1,
  relatedId: 'r'.repeat(60),
  thirdRemark: 'k'.repeat(60),
})
