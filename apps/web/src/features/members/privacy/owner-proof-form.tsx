import type { UserInfo } from '@keo/contract/members'
import { PATTERNS } from '@keo/contract/patterns'
import { Form } from '@keo/ui/patterns/form'
import { Button, type ButtonKind } from '@keo/ui/primitives/button'
import { PasswordField } from '@keo/ui/fields/password-field'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { fieldError } from '../../../page-kit/field-error.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { OldMobileCode } from '../contacts/old-mobile-code.tsx'

export type OwnerProof = { readonly password: string } | { readonly smsCode: string }

type OwnerProofFormProps = {
  member: UserInfo
  /** What the button says and how it looks. */
  label: string
  kind: ButtonKind
  busy: boolean
  error: Error | null
  /** A refusal of it is shown by `error`. */
  onProof: (proof: OwnerProof) => Promise<void>
}

/** More than being signed in: the password, or a code to the bound number for those who have none. */
export function OwnerProofForm({ member, label, kind, busy, error, onProof }: OwnerProofFormProps) {
  const [typed, setTyped] = useState('')
  const isWhole = (member.hasPassword ? PATTERNS.password : PATTERNS.smsCode).test(typed)
  const submit = (): void => {
    if (isWhole && !busy)
      onProof(member.hasPassword ? { password: typed } : { smsCode: typed }).catch(() => {})
  }
  return (
    <Form onSubmit={submit}>
      <ProofField member={member} value={typed} onChange={setTyped} error={error} />
      <Problem error={error} />
      <Button type="submit" kind={kind} size="l" wide disabled={!isWhole} busy={busy}>
        {label}
      </Button>
    </Form>
  )
}

type ProofFieldProps = Pick<OwnerProofFormProps, 'member' | 'error'> & {
  value: string
  onChange: (typed: string) => void
}

function ProofField({ member, value, onChange, error }: ProofFieldProps) {
  const say = useMessages()
  if (!member.hasPassword)
    return (
      <OldMobileCode member={member} value={value} onChange={onChange} error={fieldError(error, 'smsCode')} />
    )
  return (
    <PasswordField
      label={say('passwordInfo.old')}
      placeholder={say('passwordInfo.oldPlaceholder')}
      showLabel={say('passwordInfo.show')}
      hideLabel={say('passwordInfo.hide')}
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      error={fieldError(error, 'password')}
    />
  )
}
