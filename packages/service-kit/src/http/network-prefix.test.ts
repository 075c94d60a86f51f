import { expect, test } from 'vitest'
import { networkPrefix } from './network-prefix.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:7:1::5', '2001:db8:7::/48'],
  ['2001:0db8:0007:ffff:1:2:3:4', '2001:db8:7::/48'],
  ['::1', '0:0:0::/48'],
])('%s belongs to %s', (address, prefix) => {
  expect(networkPrefix(address)).toBe(prefix)
})
