import { PATTERNS } from '@keo/contract/patterns'
import { EnvelopeSimpleIcon } from '@keo/ui/icons/envelope-simple'
import { UserIcon } from '@keo/ui/icons/user'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { Segmented } from '@keo/ui/bars/segmented'
import { TextField } from '@keo/ui/fields/text-field'
import { useMessages } from '../../../language/messages.ts'
import { CodeField } from '../fields/code-field.tsx'
import { PhoneField } from '../fields/phone-field.tsx'
import { isProofWhole, isTargetRight, type ProofForm } from '../fields/use-proof.ts'

type ForgetProofStepProps = {
  proof: ProofForm
  codeError: string
  onChange: () => void
  onDone: () => void
}

export function ForgetProofStep({ proof, codeError, onChange, onDone }: ForgetProofStepProps) {
  const say = useMessages()
  const { value } = proof
  const isWhole = isProofWhole(value)
  const segments = [
    { key: 'sms', label: say('forget.bySms') },
    { key: 'mail', label: say('forget.byMail') },
  ] as const
  return (
    <>
      <Segmented
        className="mt-5"
        label={say('forget.way')}
        segments={segments}
        value={value.by}
        onChange={proof.setBy}
      />
      <Form className="mt-3.5" onSubmit={() => isWhole && onDone()}>
        <TextField
          value={value.userName}
          onChange={proof.setUserName}
          placeholder={say('login.userName')}
          icon={<UserIcon size={20} />}
          maxLength={20}
          checks={[{ test: (name) => PATTERNS.userName.test(name), message: say('login.userNameRule') }]}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TargetField proof={proof} />
        <CodeField
          value={value.code}
          onChange={(code) => {
            proof.setCode(code)
            onChange()
          }}
          onSend={proof.send}
          canSend={isTargetRight(value)}
          target={value.by === 'sms' ? `${value.mobile.country} ${value.mobile.digits}` : value.email}
          error={codeError}
        />
        <Button kind="primary" size="l" wide type="submit" className="mt-2" disabled={!isWhole}>
          {say('login.continue')}
        </Button>
      </Form>
    </>
  )
}

function TargetField({ proof }: { proof: ProofForm }) {
  const say = useMessages()
  const { by, mobile, email } = proof.value
  if (by === 'sms') return <PhoneField value={mobile} onChange={proof.setMobile} />
  return (
    <TextField
      value={email}
      onChange={proof.setEmail}
      placeholder={say('forget.email')}
      kind="email"
      icon={<EnvelopeSimpleIcon size={20} />}
      checks={[{ test: (typed) => PATTERNS.email.test(typed), message: say('forget.emailRule') }]}
      autoComplete="email"
    />
  )
}
