import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Ids } from './ids.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_MARK_BYTES = 4

export type SecretBox = {
  /** `bond` names whose secret it is: a box that is put beside somebody else's name does not open. */
  seal(secret: Uint8Array, bond: string): Buffer
  /** Null for a box that was changed, moved to another bond, or sealed with a key that is gone. */
  open(box: Buffer, bond: string): Buffer | null
  /** For what must only be recognised: useless to somebody who has the database and not the key. */
  hashes(text: string, bond: string): Buffer[]
}

type Keys = { readonly mark: Buffer; readonly box: Buffer; readonly hash: Buffer }

/**
 * Keeps what the database must not tell (AES-256-GCM). Each use derives keys of its own. The first key seals and all
 * of them open, so that a key can be replaced while boxes of the one before are still about.
 */
export function createSecretBox(needs: { keys: readonly string[]; use: string; ids: Ids }): SecretBox {
  const all = needs.keys.map((key) => keysFor(key, needs.use))
  const [newest] = all
  if (!newest) throw new Error('A secret box needs a key.')
  return {
    seal(secret, bond) {
      const nonce = needs.ids.bytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', newest.box, nonce).setAAD(Buffer.from(bond))
      return Buffer.concat([newest.mark, nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
    },
    open(box, bond) {
      const keys = all.find(({ mark }) => mark.equals(box.subarray(0, KEY_MARK_BYTES)))
      return keys && box.length >= KEY_MARK_BYTES + NONCE_BYTES + TAG_BYTES
        ? unseal(keys.box, box.subarray(KEY_MARK_BYTES), bond)
        : null
    },
    hashes: (text, bond) =>
      all.map(({ hash }) =>
        createHmac('sha256', hash)
          .update(JSON.stringify([bond, text]))
          .digest(),
      ),
  }
}

function unseal(key: Buffer, box: Buffer, bond: string): Buffer | null {
  const end = box.length - TAG_BYTES
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, NONCE_BYTES))
  decipher.setAAD(Buffer.from(bond)).setAuthTag(box.subarray(end))
  try {
    return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES, end)), decipher.final()])
  } catch {
    return null
  }
}

function keysFor(key: string, use: string): Keys {
  const derive = (part: string) => Buffer.from(hkdfSync('sha256', key, '', `keo:${use}:${part}`, 32))
  const mark = createHash('sha256').update(derive('mark')).digest().subarray(0, KEY_MARK_BYTES)
  return { mark, box: derive('box'), hash: derive('hash') }
}
