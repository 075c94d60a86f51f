import { expect, test } from 'vitest'
import { orderNoIn, orderPath } from './order-path.ts'

test('[NAV-20b] orderData is URL-encoded JSON, and only its number is read', () => {
  const path = orderPath({ orderNo: 'wd_01J9Z3ORDER0001', orderStatus: 5 })
  expect(path).toBe(
    '/withdrawalInformation?orderData=%7B%22orderNo%22%3A%22wd_01J9Z3ORDER0001%22%2C%22orderStatus%22%3A5%7D',
  )
  expect(orderNoIn(new URL(path, 'http://app').searchParams.get('orderData'))).toBe('wd_01J9Z3ORDER0001')
})

test('[LED-19] whatever else stands in the address is no order', () => {
  for (const text of [
    null,
    '',
    'null',
    '[]',
    '{',
    '{"orderNo":7}',
    '{"orderNo":"<img>"}',
    '{"bankName":"x"}',
  ]) {
    expect(orderNoIn(text)).toBe('')
  }
})
