import { WIRE } from '@keo/contract/wire-codes'
import { ApiRefusal } from '../api/api-outcome.ts'

type Form = { safeParse(value: unknown): { success: boolean } }

/** An id out of an address. One that has not the form of its kind is not there: the server is not asked for it. */
export function knownId(form: Form, id: string): string {
  if (form.safeParse(id).success) return id
  throw new ApiRefusal({ code: WIRE.NOT_FOUND, msg: '', data: null })
}
