import { ERRORS } from '@keo/contract/errors'
import { PATTERNS } from '@keo/contract/patterns'
import { ArrowsClockwiseIcon } from '@keo/ui/icons/arrows-clockwise'
import { UserIcon } from '@keo/ui/icons/user'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { TextField } from '@keo/ui/fields/text-field'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths, withQuery } from '../../../navigation/paths.ts'
import type { ApiRefusal } from '../../../api/api-outcome.ts'
import { useMessages } from '../../../language/messages.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { useGo } from '../../../navigation/use-go.ts'
import { accountQueries, type Mobile, openAccountByMobile } from '../account-queries.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { useEnter, useIsEntering } from '../login/use-enter.ts'
import { useWelcome } from './use-welcome.ts'

type RegisterNameStepProps = {
  mobile: Mobile
  smsCode: string
  /** The code ran out in the meantime: it has to be asked for once more. */
  onCodeLost: () => void
}

/** A name is made up by the server; the player takes it, asks for another, or writes their own. */
export function RegisterNameStep({ mobile, smsCode, onCodeLost }: RegisterNameStepProps) {
  const say = useMessages()
  const enter = useEnter()
  const welcome = useWelcome()
  const offerLogin = useOfferLogin()
  const [round, setRound] = useState(1)
  const [typed, setTyped] = useState<string | null>(null)
  const [nameError, setNameError] = useState('')
  const suggested = useQuery(accountQueries.suggestedName(round))
  const userName = typed ?? suggested.data ?? ''
  const isRight = PATTERNS.newUserName.test(userName)

  const handleRefusal = (refusal: ApiRefusal): void => {
    if (refusal.code === ERRORS.CODE_WRONG.wire) onCodeLost()
    else if (refusal.code === ERRORS.MOBILE_TAKEN.wire) void offerLogin(refusal.message)
    else setNameError(refusal.fields['userName'] ?? refusal.message)
  }
  const register = useMutation({
    mutationFn: () => openAccountByMobile(mobile, { smsCode, userName }, handleRefusal),
    onSuccess: (answer) => {
      if (!answer) return
      enter(answer, userName)
      welcome(userName)
    },
  })
  const change = (name: string | null): void => {
    setTyped(name)
    setNameError('')
  }
  const isBusy = useIsEntering(register)

  return (
    <Form className="mt-5" onSubmit={() => isRight && !isBusy && register.mutate()}>
      <TextField
        value={userName}
        onChange={change}
        placeholder={say(suggested.isPending ? 'page.loading' : 'login.userName')}
        icon={<UserIcon size={20} />}
        maxLength={16}
        checks={[{ test: (value) => PATTERNS.newUserName.test(value), message: say('register.nameRule') }]}
        error={nameError}
        hint={say('register.nameRule')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        end={
          <IconButton
            label={say('register.anotherName')}
            icon={<ArrowsClockwiseIcon weight="bold" size={20} />}
            onClick={() => {
              change(null)
              setRound(round + 1)
            }}
          />
        }
      />
      <Problem error={register.error ?? suggested.error} />
      <Button kind="primary" size="l" wide type="submit" className="mt-2" busy={isBusy} disabled={!isRight}>
        {say('register.submit')}
      </Button>
    </Form>
  )
}

function useOfferLogin() {
  const say = useMessages()
  const go = useGo()
  return async (text: string): Promise<void> => {
    const isWanted = await confirm({ title: say('register.knownTitle'), text, agree: say('login.submit') })
    if (isWanted) go.replace(withQuery(paths.login(), { way: 'mobile' }))
  }
}
