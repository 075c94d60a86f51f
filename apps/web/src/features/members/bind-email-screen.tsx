import type { UserInfo } from '@keo/contract/members'
import { PATTERNS } from '@keo/contract/patterns'
import { EnvelopeSimpleIcon } from '@keo/ui/icons/envelope-simple'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { PasswordField } from '@keo/ui/fields/password-field'
import { TextField } from '@keo/ui/fields/text-field'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { useGo } from '../../navigation/use-go.ts'
import { CodeField } from '../accounts/index.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { sendCodeToNewEmail, useBindEmail } from './contacts/contact-changes.ts'
import { emailProof } from './contacts/email-proof.ts'
import { InUseCard } from './contacts/in-use-card.tsx'
import { LabelledCode } from './contacts/labelled-code.tsx'
import { OldMobileCode } from './contacts/old-mobile-code.tsx'
import { MemberScreen } from '../current-member/index.ts'

const EMPTY = { email: '', emailCode: '', oldSmsCode: '', password: '' }

export default function BindEmailScreen() {
  const say = useMessages()
  return (
    <MemberScreen title={say('profile.email')}>
      {(member) => (
        <>
          {member.email ? <InUseCard label={say('contact.inUse')} value={member.email} /> : null}
          <EmailForm member={member} />
        </>
      )}
    </MemberScreen>
  )
}

function EmailForm({ member }: { member: UserInfo }) {
  const say = useMessages()
  const [entry, setEntry] = useState(EMPTY)
  const change = (part: Partial<typeof EMPTY>): void => setEntry({ ...entry, ...part })
  const { bind, save } = useSaveEmail()
  const proof = emailProof(member)
  const email = entry.email.trim()
  const isEmail = PATTERNS.email.test(email)
  const canSave = isEmail && PATTERNS.smsCode.test(entry.emailCode) && proof.isGiven(entry)

  return (
    <Form
      onSubmit={() => {
        if (canSave) save({ email, emailCode: entry.emailCode, ...proof.fieldsOf(entry) })
      }}
    >
      <TextField
        kind="email"
        label={say('bindMail.new')}
        placeholder={say('bindMail.placeholder')}
        icon={<EnvelopeSimpleIcon size={20} />}
        autoComplete="email"
        value={entry.email}
        onChange={(typed) => change({ email: typed })}
        checks={[{ test: (typed) => PATTERNS.email.test(typed.trim()), message: say('bindMail.format') }]}
        error={fieldError(bind.error, 'email')}
      />
      <LabelledCode label={say('contact.code.email')}>
        <CodeField
          value={entry.emailCode}
          onChange={(emailCode) => change({ emailCode })}
          onSend={() => sendCodeToNewEmail(email)}
          canSend={isEmail}
          target={email}
          error={fieldError(bind.error, 'emailCode')}
        />
      </LabelledCode>
      {proof.kind === 'sms' ? (
        <OldMobileCode
          member={member}
          value={entry.oldSmsCode}
          onChange={(oldSmsCode) => change({ oldSmsCode })}
          error={fieldError(bind.error, 'oldSmsCode')}
        />
      ) : null}
      {proof.kind === 'password' ? (
        <PasswordField
          label={say('profile.password')}
          placeholder={say('bindMail.passwordPlaceholder')}
          showLabel={say('passwordInfo.show')}
          hideLabel={say('passwordInfo.hide')}
          value={entry.password}
          onChange={(password) => change({ password })}
          error={fieldError(bind.error, 'password')}
        />
      ) : null}
      <p className="px-0.5 text-caption text-text-3">{say('contact.holdNote')}</p>
      <Problem error={bind.error} />
      <Button type="submit" kind="primary" size="l" wide disabled={!canSave} busy={bind.isPending}>
        {say(member.email ? 'bindMail.change' : 'bindMail.bind')}
      </Button>
    </Form>
  )
}

function useSaveEmail() {
  const say = useMessages()
  const go = useGo()
  const bind = useBindEmail()
  type Request = Parameters<typeof bind.mutate>[0]
  const save = (request: Request): void =>
    bind.mutate(request, {
      onSuccess: ({ email }) => {
        toast.show(say('bindMail.bound', { email }), { kind: 'success' })
        go.back()
      },
    })
  return { bind, save }
}
