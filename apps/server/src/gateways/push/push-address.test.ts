import { expect, test } from 'vitest'
import { isOpenAddress, isPushAddress } from './push-address.ts'

const LOCAL = 'http://127.0.0.1:4000'

test.each(['https://push.example/send/abc', 'https://a.b.push.example:443/x?y=1'])(
  '%s may be a push service',
  (at) => {
    expect(isPushAddress(at, null)).toBe(true)
  },
)

test.each([
  ['plain http', 'http://push.example/x'],
  ['another scheme', 'file:///etc/passwd'],
  ['this machine by name', 'https://localhost/x'],
  ['this machine by another name', 'https://push.localhost/x'],
  ['this machine by number', 'https://127.0.0.1/x'],
  ['this machine as one number', 'https://2130706433/x'],
  ['this machine by its IPv6 number', 'https://[::1]/x'],
  ['a private network', 'https://10.0.0.7/x'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest'],
  ['a name without a dot', 'https://database/x'],
  ['a name of an inner network', 'https://db.internal/x'],
  ['another port', 'https://push.example:5432/x'],
  ['a password', 'https://a:b@push.example/x'],
  ['no address', 'push'],
  ['a very long one', `https://push.example/${'a'.repeat(1_000)}`],
])('[CBK-10] no push service: %s', (_, at) => {
  expect(isPushAddress(at, null)).toBe(false)
})

test('the service that the settings name is one, and only at its own origin', () => {
  expect(isPushAddress(`${LOCAL}/push/1`, LOCAL)).toBe(true)
  expect(isPushAddress('http://127.0.0.1:4001/push/1', LOCAL)).toBe(false)
  expect(isPushAddress(`${LOCAL}/push/1`, null)).toBe(false)
})

test.each(['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.64.0.1'])(
  'no name may lead to %s',
  (address) => expect(isOpenAddress(address)).toBe(false),
)
test.each([
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  'nonsense',
])('no name may lead to %s', (address) => expect(isOpenAddress(address)).toBe(false))
test.each(['8.8.4.4', '2a00:1450::1'])('a name may lead to %s', (address) => {
  expect(isOpenAddress(address)).toBe(true)
})
