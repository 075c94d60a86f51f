import { PATTERNS } from '@keo/contract/patterns'
import { UserIcon } from '@keo/ui/icons/user'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { Checkbox } from '@keo/ui/fields/checkbox'
import { PasswordField } from '@keo/ui/fields/password-field'
import { TextField } from '@keo/ui/fields/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { storage } from '../../../platform/storage.ts'
import { followLink, useHere } from '../../../navigation/use-go.ts'
import { enterByName } from '../account-queries.ts'
import { otherDoor } from './after-login.ts'
import { useUserNameDraft } from '../door-drafts.ts'
import { isClosedAccount, useOfferVisit } from './closed-account.ts'
import { fieldError } from '../../../page-kit/field-error.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { useEnter, useIsEntering } from './use-enter.ts'

const PASSWORD_MAX = 20

export function NameLoginForm() {
  const say = useMessages()
  const enter = useEnter()
  const offerVisit = useOfferVisit()
  const [userName, setUserName] = useUserNameDraft()
  const [password, setPassword] = useState('')
  const [isRemembered, setRemembered] = useState(true)
  const isNameRight = PATTERNS.userName.test(userName)
  const isComplete = isNameRight && PATTERNS.password.test(password)

  const login = useMutation({
    mutationFn: (isVisit: boolean) => enterByName({ userName, password, isVisit }),
    onSuccess(answer) {
      if (!answer) return
      if (isRemembered) storage.write('rememberedUserName', userName)
      else storage.remove('rememberedUserName')
      enter(answer, userName)
    },
    async onError(error) {
      if (isClosedAccount(error) && (await offerVisit(error))) login.mutate(true)
    },
  })
  const isBusy = useIsEntering(login)

  return (
    <Form className="mt-3.5" onSubmit={() => isComplete && !isBusy && login.mutate(false)}>
      <TextField
        value={userName}
        onChange={setUserName}
        placeholder={say('login.userName')}
        icon={<UserIcon size={20} />}
        maxLength={20}
        checks={[{ test: (value) => PATTERNS.userName.test(value), message: say('login.userNameRule') }]}
        error={fieldError(login.error, 'userName')}
        valid={isNameRight}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        placeholder={say('login.password')}
        maxLength={PASSWORD_MAX}
        checks={[{ test: (value) => PATTERNS.password.test(value), message: say('accounts.passwordRule') }]}
        error={fieldError(login.error, 'password')}
        showLabel={say('accounts.showPassword')}
        hideLabel={say('accounts.hidePassword')}
      />
      <RememberRow isOn={isRemembered} onChange={setRemembered} />
      <Problem error={login.error} isRefusalShown={isClosedAccount(login.error)} />
      <Button
        kind="primary"
        size="l"
        wide
        type="submit"
        className="mt-1"
        busy={isBusy}
        disabled={!isComplete}
      >
        {say('login.submit')}
      </Button>
      <OtherWays />
    </Form>
  )
}

/** Only the name is kept; a password never is. */
function RememberRow({ isOn, onChange }: { isOn: boolean; onChange: (on: boolean) => void }) {
  const say = useMessages()
  const forget = otherDoor(paths.forget(), useHere().query)
  return (
    <div className="-my-2.5 flex items-center justify-between text-footnote">
      <Checkbox on={isOn} onChange={onChange}>
        {say('login.remember')}
      </Checkbox>
      <a className="door-link" href={forget} onClick={(event) => followLink(event, forget)}>
        {say('login.forgot')}
      </a>
    </div>
  )
}

function OtherWays() {
  const say = useMessages()
  const register = otherDoor(paths.register(), useHere().query)
  return (
    <p className="mt-1 flex flex-wrap justify-center gap-x-[18px] gap-y-3 text-footnote text-text-2">
      <span>
        {say('login.noAccount')}{' '}
        <a className="door-link" href={register} onClick={(event) => followLink(event, register)}>
          {say('login.register')}
        </a>
      </span>
      <a
        className="door-link"
        data-quiet=""
        href={paths.home()}
        onClick={(event) => followLink(event, paths.home())}
      >
        {say('login.browse')}
      </a>
    </p>
  )
}
