import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { manualClock } from './clock.ts'
import { seededIds } from './ids.ts'
import { keptSecret } from './kept-secret.ts'
import { createSecretBox } from './secret-box.ts'

const ids = seededIds('box', manualClock(0))
const boxOf = (...keys: string[]) => createSecretBox({ keys, use: 'test', ids })

test('what is sealed opens again, for its bond alone', () => {
  const box = boxOf('first key')
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), fc.string(), (secret, bond, other) => {
      const sealed = box.seal(secret, bond)
      expect(box.open(sealed, bond)).toEqual(Buffer.from(secret))
      expect(other === bond || box.open(sealed, other) === null).toBe(true)
    }),
  )
})

test('a box that was changed anywhere stays shut, and so does one too short to be any', () => {
  const box = boxOf('first key')
  const sealed = box.seal(Buffer.from('tenant secret'), 'mai')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(box.open(changed, 'mai')).toBeNull()
  }
  expect(box.open(sealed.subarray(0, 12), 'mai')).toBeNull()
  expect(sealed.includes('tenant secret')).toBe(false)
})

test('the same secret never looks the same twice', () => {
  const box = boxOf('first key')
  expect(box.seal(Buffer.from('x'), 'mai')).not.toEqual(box.seal(Buffer.from('x'), 'mai'))
})

test('a new key takes over while the old one still opens; without it nothing opens', () => {
  const old = boxOf('first key').seal(Buffer.from('x'), 'mai')
  const both = boxOf('second key', 'first key')
  expect(both.open(old, 'mai')?.toString()).toBe('x')
  expect(
    boxOf('second key')
      .open(both.seal(Buffer.from('y'), 'mai'), 'mai')
      ?.toString(),
  ).toBe('y')
  expect(boxOf('second key').open(old, 'mai')).toBeNull()
  expect(both.hashes('code', 'mai')[1]).toEqual(boxOf('first key').hashes('code', 'mai')[0])
})

test('uses do not share keys, and a box needs one', () => {
  const other = createSecretBox({ keys: ['first key'], use: 'other', ids })
  expect(other.open(boxOf('first key').seal(Buffer.from('x'), 'mai'), 'mai')).toBeNull()
  expect(() => boxOf()).toThrow('key')
})

test('a kept secret is made once, is found again, and is nobody else’s to read', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'keo-secret-'))
  const [one, two] = await Promise.all([keptSecret(dir, 'key', ids), keptSecret(dir, 'key', ids)])
  expect(one).toBe(two)
  expect(await keptSecret(dir, 'key', ids)).toBe(one)
  expect((await stat(join(dir, 'key'))).mode & 0o777).toBe(0o600)
  await rm(dir, { recursive: true })
})
