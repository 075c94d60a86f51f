import { memberRows, type Restorable } from '../security-changes/index.ts'

/** For an undo. */
export function withdrawPasswordState(tenantId: string): Restorable {
  return memberRows('withdrawPassword', ['withdraw_password'], tenantId)
}
