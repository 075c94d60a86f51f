import { AppError } from '@keo/contract/errors'
import type { Member } from '../members/index.ts'

/** A change of contact is confirmed by what the member already has: the bound number, else the password. */
export type OwedProof = 'oldMobile' | 'password' | 'none'

type Contacts = Pick<Member, 'mobile' | 'email' | 'hasPassword'>

export function proofForMobile({ mobile }: Contacts): OwedProof {
  return mobile === '' ? 'none' : 'oldMobile'
}

/** Without a number only a replaced address asks for the password: a first one takes nothing away from anybody. */
export function proofForEmail({ mobile, email, hasPassword }: Contacts): OwedProof {
  if (mobile !== '') return 'oldMobile'
  return email !== '' && hasPassword ? 'password' : 'none'
}

export function given(value: string | undefined, field: string): string {
  if (value === undefined) throw new AppError('INVALID_INPUT', {}, { [field]: 'field.missing' })
  return value
}

const UNIQUE_VIOLATION = '23505'

/** Whether the database refused because another member has it: of two at the same moment it lets one through. */
export function isTaken(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === UNIQUE_VIOLATION
}
