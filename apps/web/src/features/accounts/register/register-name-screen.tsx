import { PATTERNS } from '@keo/contract/patterns'
import { defaultPhoneCountry } from '@keo/contract/phones'
import { UserIcon } from '@keo/ui/icons/user'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { TextField } from '@keo/ui/fields/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { openAccountByName } from '../account-queries.ts'
import { DoorScreen } from '../door-screen.tsx'
import { fieldError } from '../../../page-kit/field-error.ts'
import { isRefusal } from '../../../page-kit/is-refusal.ts'
import { NewPasswordField } from '../fields/new-password-field.tsx'
import { isPasswordRight } from '../fields/password-rules.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { HaveAccount, RegisterWays } from './register-ways.tsx'
import { TermsCheck } from './terms-check.tsx'
import { useEnter, useIsEntering, useLeaveOnceIn } from '../login/use-enter.ts'
import { useWelcome } from './use-welcome.ts'

export default function RegisterNameScreen() {
  const say = useMessages()
  useLeaveOnceIn()
  return (
    <DoorScreen title={say('register.title')} note={say('register.byNameNote')}>
      <RegisterWays way="name" />
      <NewAccountForm />
    </DoorScreen>
  )
}

function NewAccountForm() {
  const say = useMessages()
  const countryCode = defaultPhoneCountry(useLanguage())
  const enter = useEnter()
  const welcome = useWelcome()
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const isNameRight = PATTERNS.newUserName.test(userName)
  const isComplete = isNameRight && isPasswordRight(password, userName) && isAgreed

  const register = useMutation({
    mutationFn: () => openAccountByName({ userName, password, countryCode }),
    onSuccess: (answer) => {
      if (!answer) return
      enter(answer, userName)
      welcome(userName)
    },
  })
  const nameError = isRefusal(register.error, 'NAME_TAKEN')
    ? register.error.message
    : fieldError(register.error, 'userName')
  const isBusy = useIsEntering(register)

  return (
    <Form className="mt-3.5" onSubmit={() => isComplete && !isBusy && register.mutate()}>
      <TextField
        value={userName}
        onChange={(typed) => {
          setUserName(typed)
          register.reset()
        }}
        placeholder={say('login.userName')}
        icon={<UserIcon size={20} />}
        maxLength={16}
        checks={[{ test: (value) => PATTERNS.newUserName.test(value), message: say('register.nameRule') }]}
        error={nameError}
        hint={say('register.nameRule')}
        valid={isNameRight}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField
        value={password}
        onChange={setPassword}
        userName={userName}
        error={fieldError(register.error, 'password')}
      />
      <TermsCheck on={isAgreed} onChange={setAgreed} />
      <Problem error={register.error} isRefusalShown={nameError !== ''} />
      <Button kind="primary" size="l" wide type="submit" busy={isBusy} disabled={!isComplete}>
        {say('register.submit')}
      </Button>
      <HaveAccount />
    </Form>
  )
}
