import type { Call, RequestOf, ResponseOf } from '@keo/contract/define-call'
import { WIRE } from '@keo/contract/wire-codes'
import { api } from '../../api/api.ts'
import type { ApiOptions } from '../../api/create-api.ts'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { askForProof } from './ask-for-proof.tsx'
import { noteOwnChange } from './own-changes.ts'

/**
 * For calls that change who the account belongs to: where the server wants to know afresh who is asking, the player is
 * asked in a sheet and the call is made again. Closing the sheet leaves its refusal.
 */
export async function provenApi<C extends Call>(
  call: C,
  request: RequestOf<C>,
  options?: ApiOptions,
): Promise<ResponseOf<C>> {
  noteOwnChange()
  try {
    return await api(call, request, options)
  } catch (error) {
    if (!isProofNeeded(error) || !(await askForProof())) throw error
    noteOwnChange()
    return api(call, request, options)
  }
}

function isProofNeeded(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === WIRE.PROOF_NEEDED
}
