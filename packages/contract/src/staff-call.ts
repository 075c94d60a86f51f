import { defineCall, type Call, type LimitClass, type Schema } from './define-call.ts'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './staff-permissions.ts'

/** `anyone` stands before the door, `staff` is anybody who is signed in; everything else is a permission. */
export type StaffAccess = 'anyone' | 'staff' | Permission

type Body = Call['request']

export type StaffCall<Request extends Body = Body, Response extends Schema = Schema> = Call<
  Request,
  Response,
  'public'
> & { readonly permission: StaffAccess }

/** Pages of other origins cannot send it without asking first, and nobody answers them. */
export const CONSOLE_HEADER = 'x-console'

type Declaration<Request extends Body, Response extends Schema> = {
  readonly name: string
  readonly permission: StaffAccess
  readonly request: Request
  readonly response: Response
  readonly summary: string
  readonly errors?: readonly ErrorCode[]
  readonly limit?: LimitClass
  /** Asked again by the page itself: it does not keep a session alive. */
  readonly background?: boolean
}

/** A call of the operator's console: it cannot be declared without saying who may make it. */
export function defineStaffCall<Request extends Body, Response extends Schema>({
  name,
  permission,
  errors = [],
  ...declaration
}: Declaration<Request, Response>): StaffCall<Request, Response> {
  return {
    ...defineCall({
      method: 'POST',
      path: `/api/console/${name}`,
      access: 'public',
      // A member's token says nothing here, so it is not even read.
      anonymous: true,
      ours: true,
      errors: ['NOT_ALLOWED', ...(permission === 'anyone' ? [] : (['SESSION_EXPIRED'] as const)), ...errors],
      ...declaration,
    }),
    permission,
  }
}
