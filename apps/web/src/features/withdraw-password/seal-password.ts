import {
  getPublicKey,
  KEY_ID_LENGTH,
  type CipherPurpose,
  type CipherText,
} from '@keo/contract/withdraw-password'
import { api } from '../../api/api.ts'
import { sha256Hex } from '../../platform/sha256.ts'
import { clock } from '../../platform/time.ts'

type Sealing = { readonly pwd: string; readonly purpose: CipherPurpose; readonly account: string }

const NONCE_BYTES = 16

/** The six digits for one use, one purpose and two minutes: nobody on the way can read them or send them again. */
export async function sealPassword({ pwd, purpose, account }: Sealing): Promise<string> {
  const key = bytesOf(atob(await api(getPublicKey, {})))
  const nonce = base64Url(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)))
  const text: CipherText = { pwd, nonce, at: Math.trunc(clock.now()), purpose, account }
  const cipher = await encrypt(key, new TextEncoder().encode(JSON.stringify(text)))
  return `${(await sha256Hex(key)).slice(0, KEY_ID_LENGTH)}.${base64Url(cipher)}`
}

/** RSA-OAEP with SHA-256. Pages on plain http have no WebCrypto; for them a library is fetched. */
async function encrypt(key: Uint8Array<ArrayBuffer>, plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!globalThis.crypto?.subtle) return (await import('./rsa-oaep.ts')).encryptRsaOaep(key, plain)
  const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
  const imported = await crypto.subtle.importKey('spki', key, algorithm, false, ['encrypt'])
  return new Uint8Array(await crypto.subtle.encrypt(algorithm, imported, plain))
}

function bytesOf(binary: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
