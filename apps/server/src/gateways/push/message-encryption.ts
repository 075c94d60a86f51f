import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'

/** What a browser gave out with its subscription: its public key and a secret that its push service never sees. */
export type BrowserKeys = { readonly p256dh: Buffer; readonly auth: Buffer }
/** New for every message. */
export type OneUse = { readonly salt: Uint8Array; readonly privateKey?: Uint8Array }

export const PUBLIC_KEY_BYTES = 65
export const AUTH_BYTES = 16
const SALT_BYTES = 16
const RECORD_BYTES = 4096
/** Ends the last record of a message. */
const LAST_RECORD = Buffer.from([2])
/** One record holds all of it, with its end mark and tag. */
const MESSAGE_BYTES_MAX = RECORD_BYTES - 17

/** A message that only the browser can read (RFC 8291, content encoding aes128gcm of RFC 8188). */
export function encryptMessage(message: Buffer, browser: BrowserKeys, { salt, privateKey }: OneUse): Buffer {
  if (salt.length !== SALT_BYTES) throw new Error('A salt has 16 bytes.')
  if (message.length > MESSAGE_BYTES_MAX) throw new Error('A push message must fit into one record.')
  const own = createECDH('prime256v1')
  if (privateKey) own.setPrivateKey(privateKey)
  else own.generateKeys()
  const ownPublic = own.getPublicKey()

  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browser.p256dh, ownPublic])
  const secret = derive(own.computeSecret(browser.p256dh), { salt: browser.auth, info: keyInfo, bytes: 32 })
  const key = derive(secret, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 })
  const nonce = derive(secret, { salt, info: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 })

  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(message), cipher.update(LAST_RECORD), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([headerOf(salt, ownPublic), ...sealed])
}

function derive(from: Buffer, { salt, info, bytes }: { salt: Uint8Array; info: Buffer; bytes: number }) {
  return Buffer.from(hkdfSync('sha256', from, salt, info, bytes))
}

/** Salt, size of a record and our public key of this message. */
function headerOf(salt: Uint8Array, ownPublic: Buffer): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES, 0)
  sizes.writeUInt8(ownPublic.length, 4)
  return Buffer.concat([salt, sizes, ownPublic])
}

/** Whether it is a point of the curve, as browsers write it: without it there is nobody to encrypt for. */
export function isPublicKey(key: Buffer): boolean {
  if (key.length !== PUBLIC_KEY_BYTES || key[0] !== 4) return false
  const probe = createECDH('prime256v1')
  probe.generateKeys()
  try {
    return probe.computeSecret(key).length > 0
  } catch {
    return false
  }
}
