import type { UserInfo } from '@keo/contract/members'
import { PATTERNS } from '@keo/contract/patterns'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { PasswordField } from '@keo/ui/fields/password-field'
import { useState } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { useUpdatePassword } from './contacts/contact-changes.ts'
import { OldMobileCode } from './contacts/old-mobile-code.tsx'
import { isPasswordEntryRight } from './contacts/password-entry.ts'
import { MemberScreen } from '../current-member/index.ts'
import { useGoBackFrom } from './use-go-back-from.ts'

const EMPTY = { oldPassword: '', smsCode: '', password: '', again: '' }

export default function ChangePasswordScreen() {
  const say = useMessages()
  return (
    <MemberScreen title={say('profile.password')}>
      {(member) => <PasswordForm member={member} />}
    </MemberScreen>
  )
}

function PasswordForm({ member }: { member: UserInfo }) {
  const say = useMessages()
  const goBack = useGoBackFrom(paths.passwords())
  const [entry, setEntry] = useState(EMPTY)
  const change = (part: Partial<typeof EMPTY>): void => setEntry({ ...entry, ...part })
  const update = useUpdatePassword(() => {
    toast.show(say('passwordInfo.changed'), { kind: 'success' })
    goBack()
  })
  const canSave = isPasswordEntryRight(entry, member)

  const save = (): void => {
    if (!canSave || update.isPending) return
    const { oldPassword, smsCode, password } = entry
    update.mutate({ password, ...(member.hasPassword ? { oldPassword } : { smsCode }) })
  }

  return (
    <Form onSubmit={save}>
      <OldProof member={member} entry={entry} onChange={change} error={update.error} />
      <NewPasswordFields entry={entry} onChange={change} error={update.error} />
      <p className="px-0.5 text-caption text-text-3">{say('passwordInfo.note')}</p>
      <Problem error={update.error} />
      <Button type="submit" kind="primary" size="l" wide disabled={!canSave} busy={update.isPending}>
        {say(member.hasPassword ? 'passwordInfo.change' : 'passwordInfo.set')}
      </Button>
    </Form>
  )
}

type PartProps = {
  entry: typeof EMPTY
  onChange: (part: Partial<typeof EMPTY>) => void
  error: Error | null
}

/** The current password; those who came by mobile number and never set one prove the number instead. */
function OldProof({ member, entry, onChange, error }: PartProps & { member: UserInfo }) {
  const say = useMessages()
  if (!member.hasPassword)
    return (
      <OldMobileCode
        member={member}
        value={entry.smsCode}
        onChange={(smsCode) => onChange({ smsCode })}
        error={fieldError(error, 'smsCode')}
      />
    )
  return (
    <PasswordField
      label={say('passwordInfo.old')}
      placeholder={say('passwordInfo.oldPlaceholder')}
      showLabel={say('passwordInfo.show')}
      hideLabel={say('passwordInfo.hide')}
      value={entry.oldPassword}
      onChange={(oldPassword) => onChange({ oldPassword })}
      error={fieldError(error, 'oldPassword')}
    />
  )
}

function NewPasswordFields({ entry, onChange, error }: PartProps) {
  const say = useMessages()
  const eye = { showLabel: say('passwordInfo.show'), hideLabel: say('passwordInfo.hide') }
  const isForm = { test: (typed: string) => PATTERNS.password.test(typed), message: say('passwordInfo.rule') }
  const isNew = { test: (typed: string) => typed !== entry.oldPassword, message: say('passwordInfo.same') }
  const isSame = { test: (typed: string) => typed === entry.password, message: say('passwordInfo.differs') }
  return (
    <>
      <PasswordField
        {...eye}
        label={say('passwordInfo.new')}
        placeholder={say('passwordInfo.newPlaceholder')}
        autoComplete="new-password"
        value={entry.password}
        onChange={(password) => onChange({ password })}
        checks={[isForm, isNew]}
        hint={say('passwordInfo.rule')}
        error={fieldError(error, 'password')}
      />
      <PasswordField
        {...eye}
        label={say('passwordInfo.again')}
        placeholder={say('passwordInfo.againPlaceholder')}
        autoComplete="new-password"
        value={entry.again}
        onChange={(again) => onChange({ again })}
        checks={[isSame]}
      />
    </>
  )
}
