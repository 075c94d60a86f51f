import { RECOVERY_CODES } from '@keo/contract/second-factor-proof'
import type { Ids } from '@keo/service-kit/ids'

/** Crockford's: no letter that looks like a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SIGNS_PER_CODE = 10

/** Fifty random bits each, written `4K7QX-M2P9D`. */
export function newRecoveryCodes(ids: Pick<Ids, 'bytes'>): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = [...ids.bytes(SIGNS_PER_CODE)].map((byte) => SIGNS[byte % SIGNS.length]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
}

/** The form that is hashed: what people mistake for a digit counts as that digit. */
export function foldRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}
