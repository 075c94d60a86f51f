import { ShieldWarningIcon } from '@keo/ui/icons/shield-warning'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { PasswordField } from '@keo/ui/fields/password-field'
import { Sheet } from '@keo/ui/layers/sheet'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiRefusal } from '../../../api/api-outcome.ts'
import { acceptLogin, type OwedCheck } from '../../../session/login-answer.ts'
import { useMessages } from '../../../language/messages.ts'
import { storage } from '../../../platform/storage.ts'
import type { OverlayProps } from '../../../page-kit/overlays/overlays.tsx'
import { type Mobile, passCheck, sendMailCode, sendSmsCode, signOut } from '../account-queries.ts'
import { CodeField } from '../fields/code-field.tsx'
import { useMobileDraft } from '../door-drafts.ts'
import { tellRefusal } from '../../../page-kit/field-error.ts'
import { isRefusal } from '../../../page-kit/is-refusal.ts'
import { isCheckMobile, mayConfirm } from './ip-check-rules.ts'
import { PhoneField } from '../fields/phone-field.tsx'
import { Problem } from '../../../page-kit/problem.tsx'

const MOBILE_MAX = 11
const NOTES = { sms: 'ipCheck.smsNote', mail: 'ipCheck.mailNote', password: 'ipCheck.passwordNote' } as const

/** Over everything until the new device or address has been checked, or the player signs out. */
export default function IpCheckSheet(_: OverlayProps) {
  // As it was when the sheet opened: while it closes there is none any more.
  const [owed] = useState(() => storage.read('owedCheck'))
  return owed ? <IpCheck owed={owed} /> : null
}

function IpCheck({ owed }: { owed: OwedCheck }) {
  const say = useMessages()
  const { checkBy, userName, loginState } = owed
  const [mobile, setMobile] = useMobileDraft()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const isComplete = mayConfirm({ checkBy, mobile: mobile.digits, code, password })

  const check = useMutation({
    mutationFn: () => passCheck({ userName, ...proofOf(checkBy, { mobile, code, password }) }),
    onSuccess: (answer) => acceptLogin(answer, userName),
    onError: (error) => void (isRefusal(error, 'CHECK_FAILED') || tellRefusal(error)),
  })
  const error = check.error instanceof ApiRefusal ? say('Lletter.Llettertip14') : ''
  const retype =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      check.reset()
    }

  return (
    <Sheet
      open
      level="ip-check"
      dismissible={false}
      onOpenChange={() => {}}
      title={say(loginState === 1 ? 'ipCheck.deviceTitle' : 'ipCheck.addressTitle')}
      closeLabel={say('common.close')}
    >
      <Form onSubmit={() => isComplete && !check.isPending && check.mutate()}>
        <p className="flex gap-2.5 rounded-m bg-warn-soft px-3 py-2.5 text-footnote text-text">
          <ShieldWarningIcon size={18} className="mt-px flex-none text-warn" />
          {say(NOTES[checkBy])}
        </p>
        {checkBy === 'sms' ? (
          <PhoneField
            value={mobile}
            onChange={retype(setMobile)}
            lengthMax={MOBILE_MAX}
            isRight={isCheckMobile}
          />
        ) : null}
        {checkBy === 'password' ? (
          <PasswordField
            value={password}
            onChange={retype(setPassword)}
            placeholder={say('login.password')}
            maxLength={20}
            error={error}
            showLabel={say('accounts.showPassword')}
            hideLabel={say('accounts.hidePassword')}
          />
        ) : (
          <CodeField
            value={code}
            onChange={retype(setCode)}
            onSend={() => sendCheckCode(checkBy, mobile, userName)}
            canSend={checkBy === 'mail' || isCheckMobile(mobile.digits)}
            target={checkBy === 'mail' ? 'mail' : `${mobile.country} ${mobile.digits}`}
            error={error}
          />
        )}
        <Problem error={check.error} isRefusalShown />
        <Button kind="primary" size="l" wide type="submit" busy={check.isPending} disabled={!isComplete}>
          {say('ipCheck.confirm')}
        </Button>
        <Button wide disabled={check.isPending} onClick={signOut}>
          {say('ipCheck.signOut')}
        </Button>
      </Form>
    </Sheet>
  )
}

type Typed = { mobile: Mobile; code: string; password: string }

function proofOf(checkBy: OwedCheck['checkBy'], { mobile, code, password }: Typed) {
  if (checkBy === 'password') return { password }
  return checkBy === 'mail' ? { emailCode: code } : { mobile: mobile.digits, smsCode: code }
}

function sendCheckCode(by: 'sms' | 'mail', mobile: Mobile, userName: string): Promise<boolean> {
  return by === 'mail'
    ? sendMailCode('deviceCheck', '', userName)
    : sendSmsCode('deviceCheck', mobile, userName)
}
