import { WIRE } from '@keo/contract/wire-codes'
import { ApiRefusal } from '../api/api-outcome.ts'

type Form<Id> = { safeParse(value: unknown): { success: boolean; data?: Id } }

/** An id out of an address. One that has not the form of its kind is not there: the server is not asked for it. */
export function knownId<Id extends string>(form: Form<Id>, id: string): Id {
  const { success, data } = form.safeParse(id)
  if (success && data !== undefined) return data
  throw new ApiRefusal({ code: WIRE.NOT_FOUND, msg: '', data: null })
}
