import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiRefusal, NoAnswer } from './api-outcome.ts'
import { forgetMember, shouldRetry } from './query-client.ts'

test('[ACC-02b] a logout leaves balance and user info nowhere; what is public stays', async () => {
  const client = new QueryClient()
  await client.fetchQuery({ queryKey: ['members', 'info'], queryFn: () => ({ userName: 'mai' }) })
  await client.fetchQuery({ queryKey: ['wallet', 'balance'], queryFn: () => ({ memberWallet: '1.00' }) })
  await client.fetchQuery({ queryKey: ['site', 'home'], queryFn: () => 'banners', meta: { isPublic: true } })
  forgetMember(client)
  expect(client.getQueryData(['members', 'info'])).toBeUndefined()
  expect(client.getQueryData(['wallet', 'balance'])).toBeUndefined()
  expect(client.getQueryData(['site', 'home'])).toBe('banners')
})

test('a lost answer is tried once more, a refusal never', () => {
  expect(shouldRetry(0, new NoAnswer('offline'))).toBe(true)
  expect(shouldRetry(1, new NoAnswer('offline'))).toBe(false)
  expect(shouldRetry(0, new ApiRefusal({ code: 1, msg: 'no' }))).toBe(false)
  expect(shouldRetry(0, new TypeError('defect'))).toBe(false)
})
