import { CIPHER_SECONDS, CipherText, type CipherPurpose } from '@keo/contract/withdraw-password'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { seconds } from '@keo/units/instants'
import type { WithdrawKeys } from './withdraw-keys.ts'
import { sqlWithdrawPasswordStore } from './withdraw-password-store.ts'

type Needs = { database: Database; clock: Clock; tenantId: string; keys: Pick<WithdrawKeys, 'decrypt'> }

/** Where the two clocks may differ. */
const AHEAD_SECONDS = 30

/** Opens what a browser sealed: the six digits, or null for whatever is broken, old, used, or meant for something else. */
export function createWithdrawCiphers({ database, clock, tenantId, keys }: Needs) {
  async function open(sealed: string, memberId: string, purpose: CipherPurpose): Promise<string | null> {
    const [keyId = '', cipher = ''] = sealed.split('.')
    const plain = await keys.decrypt(keyId, Buffer.from(cipher, 'base64url'))
    const said = plain && CipherText.safeParse(jsonOf(plain))
    if (!said?.success) return null
    const { pwd, nonce, at, ...bonds } = said.data
    const now = clock.now()
    const isYoung = at > now - seconds(CIPHER_SECONDS) && at < now + seconds(AHEAD_SECONDS)
    if (!isYoung || bonds.purpose !== purpose || bonds.account !== memberId) return null
    const store = sqlWithdrawPasswordStore(database.db, tenantId)
    return (await store.useNonce(memberId, nonce, now)) ? pwd : null
  }
  return { open }
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
