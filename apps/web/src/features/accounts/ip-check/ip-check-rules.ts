import type { CheckBy } from '@keo/contract/accounts'
import { PATTERNS } from '@keo/contract/patterns'

export type IpCheckEntry = {
  readonly checkBy: CheckBy
  readonly mobile: string
  readonly code: string
  readonly password: string
}

/** The popup's own rule for a number: any country's (specification section 5). */
export function isCheckMobile(digits: string): boolean {
  return PATTERNS.internationalPhone.test(digits)
}

/** Whether the popup may be confirmed (ACC-04). */
export function mayConfirm({ checkBy, mobile, code, password }: IpCheckEntry): boolean {
  if (checkBy === 'password') return PATTERNS.password.test(password)
  if (!PATTERNS.code.test(code)) return false
  return checkBy === 'mail' || isCheckMobile(mobile)
}
