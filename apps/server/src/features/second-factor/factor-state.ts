import { memberRows, type Restorable } from '../security-changes/index.ts'

/** App, passkeys and recovery codes, for an undo. */
export function factorState(tenantId: string): Restorable {
  return memberRows('factors', ['second_factor', 'recovery_code', 'passkey'], tenantId)
}
