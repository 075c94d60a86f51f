import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { fieldError } from '../../../page-kit/field-error.ts'
import { NewPasswordField } from '../fields/new-password-field.tsx'
import { isPasswordRight } from '../fields/password-rules.ts'
import { Problem } from '../../../page-kit/problem.tsx'

type ForgetPasswordStepProps = {
  userName: string
  isBusy: boolean
  error: Error | null
  onSubmit: (password: string) => void
  onBack: () => void
}

export function ForgetPasswordStep({ userName, isBusy, error, onSubmit, onBack }: ForgetPasswordStepProps) {
  const say = useMessages()
  const [password, setPassword] = useState('')
  const isRight = isPasswordRight(password, userName)
  return (
    <Form className="mt-5" onSubmit={() => isRight && !isBusy && onSubmit(password)}>
      <NewPasswordField
        value={password}
        onChange={setPassword}
        userName={userName}
        error={fieldError(error, 'password')}
      />
      <Problem error={error} />
      <Button kind="primary" size="l" wide type="submit" className="mt-2" busy={isBusy} disabled={!isRight}>
        {say('forget.submit')}
      </Button>
      <Button kind="outline" wide disabled={isBusy} onClick={onBack}>
        {say('forget.back')}
      </Button>
    </Form>
  )
}
