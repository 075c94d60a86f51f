import { PATTERNS } from '@keo/contract/patterns'
import { useState } from 'react'
import { type Mobile, sendMailCode, sendSmsCode } from '../account-queries.ts'
import { useMobileDraft, useUserNameDraft } from '../door-drafts.ts'
import { isWholePhone } from './phone-entry.ts'

/** Who somebody says to be, and the code that shows it. */
export type Proof = {
  readonly by: 'sms' | 'mail'
  readonly userName: string
  readonly mobile: Mobile
  readonly email: string
  readonly code: string
}

/** A code may be sent once there is a name and somewhere to send it. */
export function isTargetRight({ by, userName, mobile, email }: Proof): boolean {
  if (!PATTERNS.userName.test(userName)) return false
  return by === 'sms' ? isWholePhone(mobile.digits, mobile.country) : PATTERNS.email.test(email)
}

export function isProofWhole(proof: Proof): boolean {
  return isTargetRight(proof) && PATTERNS.smsCode.test(proof.code)
}

export type ProofForm = ReturnType<typeof useProof>

export function useProof() {
  const [by, setBy] = useState<Proof['by']>('sms')
  const [userName, setUserName] = useUserNameDraft()
  const [mobile, setMobile] = useMobileDraft()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const value: Proof = { by, userName, mobile, email, code }
  return {
    value,
    setBy(next: Proof['by']): void {
      setBy(next)
      setCode('')
    },
    setUserName,
    setMobile,
    setEmail,
    setCode,
    send: () =>
      by === 'sms' ? sendSmsCode('forget', mobile, userName) : sendMailCode('forget', email, userName),
  }
}
