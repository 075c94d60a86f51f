import { expect, test } from 'vitest'
import { routes } from '../routes/route-table.ts'
import { visitOf } from './third-party-visits.ts'

const isSensitive = (pattern: string) => {
  const route = routes.find((candidate) => candidate.pattern === pattern)
  return route && visitOf(route).isSensitive
}

test.each([
  '/deposit',
  '/withdraw',
  '/transfer',
  '/rechargeInformation',
  '/withdrawalInformation',
  '/bankcard',
  '/addBankcard',
  '/addVirtual',
  '/addEbPay',
  '/withdrawPassword',
  '/passwordInfo',
  '/login',
  '/register',
  '/forget',
  '/v-to-b',
])('[HTM-04] no third party hears of %s', (pattern) => {
  expect(isSensitive(pattern)).toBe(true)
})

test.each(['/', '/activity', '/sports', '/vip'])('%s may be told by its pattern', (pattern) => {
  expect(isSensitive(pattern)).toBe(false)
})
