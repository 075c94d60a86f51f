import { PATTERNS } from '@keo/contract/patterns'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { isRegistrationCodeRight, type Mobile } from '../account-queries.ts'
import { CodeField } from '../fields/code-field.tsx'
import { isRefusal } from '../../../page-kit/is-refusal.ts'
import { isWholePhone } from '../fields/phone-entry.ts'
import { PhoneField } from '../fields/phone-field.tsx'
import { Problem } from '../../../page-kit/problem.tsx'
import { HaveAccount } from './register-ways.tsx'
import { TermsCheck } from './terms-check.tsx'
import { useRegistrationCode } from './use-registration-code.ts'

type RegisterNumberStepProps = {
  mobile: Mobile
  onMobile: (mobile: Mobile) => void
  codeError: string
  onCodeError: (error: string) => void
  onProven: (smsCode: string) => void
}

export function RegisterNumberStep(props: RegisterNumberStepProps) {
  const { mobile, onMobile, codeError, onCodeError, onProven } = props
  const say = useMessages()
  const registration = useRegistrationCode(mobile)
  const [code, setCode] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const isNumberRight = isWholePhone(mobile.digits, mobile.country)
  const isComplete = isNumberRight && PATTERNS.smsCode.test(code) && isAgreed && registration.ticket !== ''

  const check = useMutation({
    mutationFn: () => isRegistrationCodeRight(mobile, code, registration.ticket),
    onSuccess(isRight) {
      if (isRight) onProven(code)
      else onCodeError(say('accounts.codeWrong'))
    },
    onError(error) {
      if (isRefusal(error, 'REGISTRATION_TICKET_INVALID')) registration.forget()
    },
  })

  return (
    <Form className="mt-3.5" onSubmit={() => isComplete && !check.isPending && check.mutate()}>
      <PhoneField value={mobile} onChange={onMobile} />
      <CodeField
        value={code}
        onChange={(typed) => {
          setCode(typed)
          onCodeError('')
        }}
        onSend={registration.send}
        canSend={isNumberRight}
        target={`${mobile.country} ${mobile.digits}`}
        error={codeError}
      />
      <TermsCheck on={isAgreed} onChange={setAgreed} />
      <Problem error={check.error} />
      <Button kind="primary" size="l" wide type="submit" busy={check.isPending} disabled={!isComplete}>
        {say('login.continue')}
      </Button>
      <HaveAccount />
    </Form>
  )
}
