import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createDeviceId, devicePrefix, FALLBACK_DEVICE_ID } from './device-id.ts'
import { MemoryStorage } from '../testing/memory-storage.ts'
import { sha256Hex } from './sha256.ts'
import { createStorage } from './storage.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-G991B) AppleWebKit/537.36'

function setup() {
  const local = new MemoryStorage()
  const storage = () => createStorage({ local: () => local, session: () => new MemoryStorage() })
  let next = 0
  const parts = {
    platform: () => ({ userAgent: ANDROID, maxTouchPoints: 5 }),
    screenText: () => '390x844x3',
    nowMs: () => 1_780_000_000_999,
    randomBytes: (count: number) => Uint8Array.from({ length: count }, () => next++ % 256),
    sha256: sha256Hex,
  }
  return { local, storage, parts }
}

test('[ACC-09a] prefix, seconds, six alphanumerics and eight hex digits of the hash', async () => {
  const { storage, parts } = setup()
  const salt = String.fromCharCode(...Array.from({ length: 16 }, (_, index) => index))
  const hash = createHash('sha256').update(`${ANDROID}390x844x3${salt}`).digest('hex')
  expect(await createDeviceId(storage(), parts)()).toBe(`H5-AND-1780000000-GHIJKL-${hash.slice(0, 8)}`)
})

test('[ACC-09a] a byte that would favour some signs is thrown away', async () => {
  const { storage, parts } = setup()
  const bytes = [250, 0, 255, 1, 2, 3, 4, 5]
  const randomBytes = (count: number) =>
    count === 16 ? new Uint8Array(16) : Uint8Array.from(bytes.splice(0, count))
  expect(await createDeviceId(storage(), { ...parts, randomBytes })()).toMatch(/-012345-/)
})

test.each([
  [ANDROID, 5, 'H5-AND'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'H5-IOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'H5-IOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, 'PC-WIN'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'PC-MAC'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'PC-LIN'],
  ['Something/1.0', 0, 'PC-UNK'],
])('[ACC-09b] %s with %i touch points is %s', (userAgent, maxTouchPoints, prefix) => {
  expect(devicePrefix({ userAgent, maxTouchPoints })).toBe(prefix)
})

test('[ACC-09c] without a source of chance the id is the fallback, which is not stored', async () => {
  const { storage, parts, local } = setup()
  const randomBytes = () => {
    throw new Error('no crypto')
  }
  expect(await createDeviceId(storage(), { ...parts, randomBytes })()).toBe(FALLBACK_DEVICE_ID)
  expect(FALLBACK_DEVICE_ID).toBe('PC-UNK-0-000000-00000000')
  expect(local.texts.has('keo.deviceId')).toBe(false)
})

test('[ACC-09d] it is made once: the next page reads it, and a corrupted one is made anew', async () => {
  const { storage, parts, local } = setup()
  const first = await createDeviceId(storage(), parts)()
  expect(await createDeviceId(storage(), { ...parts, nowMs: () => 0 })()).toBe(first)
  local.texts.set('keo.deviceId', '"<script>"')
  expect(await createDeviceId(storage(), { ...parts, nowMs: () => 0 })()).toMatch(/^H5-AND-0-/)
})

test('[ACC-09d] calls that start together share one id', async () => {
  const { storage, parts } = setup()
  const deviceId = createDeviceId(storage(), parts)
  const [one, other] = await Promise.all([deviceId(), deviceId()])
  expect(one).toBe(other)
})

test('[ACC-09a] on plain http, without WebCrypto, the hash is the same', async () => {
  const bytes = new TextEncoder().encode('Kèo')
  const expected = createHash('sha256').update(bytes).digest('hex')
  expect(await sha256Hex(bytes)).toBe(expected)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(await sha256Hex(bytes)).toBe(expected)
})
