import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createPeerAddress } from './peer-address.ts'

function requestFrom(remoteAddress: string, forwardedFor?: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
  const request = new IncomingMessage(socket)
  if (forwardedFor) request.headers['x-forwarded-for'] = forwardedFor
  return request
}

test('[CFG-10] a stranger cannot choose its address', () => {
  const addressOf = createPeerAddress(['10.0.0.0/8'])
  expect(addressOf(requestFrom('203.0.113.5', '1.2.3.4'))).toBe('203.0.113.5')
  expect(createPeerAddress([])(requestFrom('10.0.0.1', '1.2.3.4'))).toBe('10.0.0.1')
})

test('[CFG-10] a configured proxy tells whom it speaks for', () => {
  const addressOf = createPeerAddress(['10.0.0.0/8'])
  expect(addressOf(requestFrom('10.0.0.1', '6.6.6.6, 203.0.113.5'))).toBe('203.0.113.5')
})

test('an IPv4 address inside IPv6 is the same address', () => {
  expect(createPeerAddress([])(requestFrom('::ffff:203.0.113.5'))).toBe('203.0.113.5')
})
