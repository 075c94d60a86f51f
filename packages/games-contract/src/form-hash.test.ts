import { describe, expect, test } from 'vitest'
import { hashOf, isHashRight, withHash } from './form-hash.ts'

const SECRET = 's3cret-made-up'
const BET = {
  userId: 'KEO000123',
  amount: '25000.00',
  gameId: 'vs10keo',
  platform: 'MOBILE',
  providerId: 'keo-sandbox',
  reference: '6a09e667f3bcc908b2fb1366',
  roundDetails: 'spin',
  roundId: '9007199254740993',
  timestamp: '1767225600000',
  token: '',
}

describe('the hash of a form', () => {
  test('is that of the published example, whatever the order; an empty token is dropped', () => {
    expect(hashOf(BET, SECRET)).toBe('ca5c878c0ce7f8f17732356733e74642')
  })

  test('upper case is taken, and a sender who hashes empty parameters too', () => {
    expect(isHashRight({ ...BET, hash: hashOf(BET, SECRET).toUpperCase() }, SECRET)).toBe(true)
    const withEmpty = Object.entries(BET).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const text = withEmpty.map(([name, value]) => `${name}=${value}`).join('&')
    const { createHash } = process.getBuiltinModule('node:crypto')
    const hash = createHash('md5')
      .update(text + SECRET)
      .digest('hex')
    expect(isHashRight({ ...BET, hash }, SECRET)).toBe(true)
  })

  test.each([
    ['another secret', withHash(BET, 'another')],
    ['another amount', { ...withHash(BET, SECRET), amount: '25000.0' }],
    ['one more parameter', { ...withHash(BET, SECRET), extra: '1' }],
    ['a parameter left out', { ...withHash(BET, SECRET), gameId: '' }],
    ['no hash', BET],
    ['a hash of another length', { ...BET, hash: 'ca5c' }],
  ])('%s is refused', (_, form) => {
    expect(isHashRight(form, SECRET)).toBe(false)
  })
})
