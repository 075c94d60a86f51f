import { PATTERNS } from '@keo/contract/patterns'
import { EyeIcon } from '@keo/ui/icons/eye'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { useGo, useHere } from '../../../navigation/use-go.ts'
import { enterByMobile, sendSmsCode } from '../account-queries.ts'
import { otherDoor } from './after-login.ts'
import { isClosedAccount, useOfferVisit } from './closed-account.ts'
import { CodeField } from '../fields/code-field.tsx'
import { useMobileDraft } from '../door-drafts.ts'
import { fieldError } from '../../../page-kit/field-error.ts'
import { isRefusal } from '../../../page-kit/is-refusal.ts'
import { isWholePhone } from '../fields/phone-entry.ts'
import { PhoneField } from '../fields/phone-field.tsx'
import { Problem } from '../../../page-kit/problem.tsx'
import { TermsCheck } from '../register/terms-check.tsx'
import { useEnter, useIsEntering } from './use-enter.ts'

export function MobileLoginForm() {
  const say = useMessages()
  const enter = useEnter()
  const offerRegistration = useOfferRegistration()
  const offerVisit = useOfferVisit()
  const [mobile, setMobile] = useMobileDraft()
  const [code, setCode] = useState('')
  const [isAgreed, setAgreed] = useState(true)
  const [isVisit, setVisit] = useState(false)
  const isNumberRight = isWholePhone(mobile.digits, mobile.country)
  const isComplete = isNumberRight && PATTERNS.smsCode.test(code) && isAgreed

  const login = useMutation({
    mutationFn: () => enterByMobile(mobile, { smsCode: code, isVisit }),
    onSuccess: (answer) => enter(answer, ''),
    async onError(error) {
      setCode('')
      if (isRefusal(error, 'MOBILE_UNKNOWN')) void offerRegistration(error.message)
      // The code is used up: the visit begins with the next one.
      else if (isClosedAccount(error)) setVisit(await offerVisit(error))
    },
  })
  const isBusy = useIsEntering(login)
  const isCodeWrong = isRefusal(login.error, 'CODE_WRONG')
  const isAsked = isRefusal(login.error, 'MOBILE_UNKNOWN') || isClosedAccount(login.error)

  return (
    <Form className="mt-3.5" onSubmit={() => isComplete && !isBusy && login.mutate()}>
      <PhoneField value={mobile} onChange={setMobile} error={fieldError(login.error, 'mobile')} />
      <CodeField
        value={code}
        onChange={(typed) => {
          setCode(typed)
          login.reset()
        }}
        onSend={() => sendSmsCode('login', mobile, '')}
        canSend={isNumberRight}
        target={`${mobile.country} ${mobile.digits}`}
        error={isCodeWrong ? say('accounts.codeWrong') : ''}
      />
      <TermsCheck on={isAgreed} onChange={setAgreed} />
      <Problem error={login.error} isRefusalShown={isCodeWrong || isAsked} />
      <Button kind="primary" size="l" wide type="submit" busy={isBusy} disabled={!isComplete}>
        {say(isVisit ? 'login.visit' : 'login.continue')}
      </Button>
      <OtherDoors />
    </Form>
  )
}

/** Said only once the code has passed, so nobody can ask about the numbers of others. */
function useOfferRegistration() {
  const say = useMessages()
  const go = useGo()
  const { query } = useHere()
  return async (text: string): Promise<void> => {
    const question = { title: say('login.unknownTitle'), text, agree: say('login.registerNew') }
    if (await confirm(question)) go.replace(otherDoor(paths.register(), query))
  }
}

function OtherDoors() {
  const say = useMessages()
  const go = useGo()
  const { query } = useHere()
  return (
    <div>
      <p className="door-or mt-2.5!">{say('login.or')}</p>
      <div className="flex gap-2.5">
        <Button
          kind="outline"
          className="h-[50px]! flex-1"
          onClick={() => go.to(otherDoor(paths.register(), query))}
        >
          {say('login.registerNew')}
        </Button>
        <Button
          kind="outline"
          className="h-[50px]! flex-1"
          icon={<EyeIcon size={19} />}
          onClick={() => go.to(paths.home())}
        >
          {say('login.browse')}
        </Button>
      </div>
    </div>
  )
}
