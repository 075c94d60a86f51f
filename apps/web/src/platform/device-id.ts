import { isAndroid, isIos, type Platform, readPlatform } from './platform.ts'
import { sha256Hex } from './sha256.ts'
import { type Storage, storage } from './storage.ts'
import { clock } from './time.ts'

export const FALLBACK_DEVICE_ID = 'PC-UNK-0-000000-00000000'

const ALPHANUMERICS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const RANDOM_LENGTH = 6
const HASH_LENGTH = 8

type Machine = Pick<Platform, 'userAgent' | 'maxTouchPoints'>
type Parts = {
  platform(): Machine
  screenText(): string
  nowMs(): number
  randomBytes(count: number): Uint8Array
  sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string>
}

export function devicePrefix(machine: Machine): string {
  if (isAndroid(machine)) return 'H5-AND'
  if (isIos(machine)) return 'H5-IOS'
  if (/Windows/.test(machine.userAgent)) return 'PC-WIN'
  if (/Macintosh|Mac OS X/.test(machine.userAgent)) return 'PC-MAC'
  if (/Linux|X11/.test(machine.userAgent)) return 'PC-LIN'
  return 'PC-UNK'
}

/** Prefix, unix seconds, six random alphanumerics and the head of a hash of what the device looks like. */
async function makeDeviceId(parts: Parts): Promise<string> {
  const machine = parts.platform()
  const salt = String.fromCharCode(...parts.randomBytes(16))
  const hash = await parts.sha256(new TextEncoder().encode(machine.userAgent + parts.screenText() + salt))
  return [
    devicePrefix(machine),
    Math.floor(parts.nowMs() / 1000),
    randomAlphanumerics(parts.randomBytes),
    hash.slice(0, HASH_LENGTH),
  ].join('-')
}

/** Bytes above the last whole multiple are thrown away, so that every sign is equally likely. */
function randomAlphanumerics(randomBytes: Parts['randomBytes']): string {
  const limit = 256 - (256 % ALPHANUMERICS.length)
  let text = ''
  while (text.length < RANDOM_LENGTH) {
    for (const byte of randomBytes(RANDOM_LENGTH)) {
      if (byte < limit && text.length < RANDOM_LENGTH) text += ALPHANUMERICS[byte % ALPHANUMERICS.length]
    }
  }
  return text
}

/** Made once and stored. The fallback is not stored: the next visit may do better. */
export function createDeviceId(kept: Pick<Storage, 'read' | 'write'>, parts: Parts): () => Promise<string> {
  let pending: Promise<string> | undefined

  async function readOrMake(): Promise<string> {
    const stored = kept.read('deviceId')
    if (stored) return stored
    try {
      const made = await makeDeviceId(parts)
      kept.write('deviceId', made)
      return made
    } catch {
      return FALLBACK_DEVICE_ID
    }
  }
  return () => (pending ??= readOrMake())
}

export const deviceId = createDeviceId(storage, {
  platform: readPlatform,
  screenText: () => `${screen.width}x${screen.height}x${devicePixelRatio}`,
  nowMs: clock.now,
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  sha256: sha256Hex,
})
