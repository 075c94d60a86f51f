import { expect, test } from 'vitest'
import { loginStateAt } from './known-place-store.ts'

const known = { devices: new Set(['phone']), networks: new Set(['203.0.113.0/24']) }

test.each([
  ['phone', '203.0.113.200', 0],
  ['laptop', '203.0.113.200', 1],
  ['laptop', '198.51.100.1', 1],
  ['phone', '198.51.100.1', 2],
])('on %s at %s the login state is %i', (deviceNo, address, state) => {
  expect(loginStateAt({ deviceNo, address }, known)).toBe(state)
})

test('whoever was never anywhere comes in freely', () => {
  const nowhere = { devices: new Set<string>(), networks: new Set<string>() }
  expect(loginStateAt({ deviceNo: 'phone', address: '203.0.113.1' }, nowhere)).toBe(0)
})
