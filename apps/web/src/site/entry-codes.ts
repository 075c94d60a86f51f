import type { Storage } from '../platform/storage.ts'

const CODE = /^[0-9A-Za-z_-]{1,32}$/

/**
 * Invite and referral codes that came with the address, kept for this session. Anything odd is not kept. Answers an invite
 * code that this session did not know: a reload is no other visit.
 */
export function keepEntryCodes(search: string, kept: Pick<Storage, 'read' | 'write'>): string | null {
  const query = new URLSearchParams(search)
  const inviteCode = query.get('inviteCode') ?? ''
  const referralCode = query.get('referCode') ?? ''
  const isNew = CODE.test(inviteCode) && kept.read('inviteCode') !== inviteCode
  if (isNew) kept.write('inviteCode', inviteCode)
  if (CODE.test(referralCode)) kept.write('referralCode', referralCode)
  return isNew ? inviteCode : null
}
