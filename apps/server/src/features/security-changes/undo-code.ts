import { createHash } from 'node:crypto'
import type { SecretBox } from '@keo/service-kit/secret-box'

/** Crockford's: no letter that looks like a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 3
const SIGNS_PER_GROUP = 4

/**
 * Sixty bits, written `4K7Q-XM2P-9DTB`. Made from the change and a key that the database has not: a notice that is
 * sent again says the same code, and none has to be kept.
 */
export function undoCodeOf(box: Pick<SecretBox, 'hashes'>, changeId: string): string {
  const [bytes] = box.hashes(changeId, 'undo code')
  if (!bytes) throw new Error('The box gave no hash.')
  const signs = [...bytes.subarray(0, GROUPS * SIGNS_PER_GROUP)].map((byte) => SIGNS[byte % SIGNS.length])
  return Array.from({ length: GROUPS }, (_, group) =>
    signs.slice(group * SIGNS_PER_GROUP, (group + 1) * SIGNS_PER_GROUP).join(''),
  ).join('-')
}

/** What people mistake for a digit counts as that digit; case, hyphens and spaces do not count. */
export function undoCodeHash(typed: string): Buffer {
  const folded = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return createHash('sha256').update(folded).digest()
}
