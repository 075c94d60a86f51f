import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { DoorScreen } from '../door-screen.tsx'
import { RegisterNameStep } from './register-name-step.tsx'
import { RegisterNumberStep } from './register-number-step.tsx'
import { RegisterWays } from './register-ways.tsx'
import { useMobileDraft } from '../door-drafts.ts'
import { useLeaveOnceIn } from '../login/use-enter.ts'

/** By mobile number: first the number is proven, then the account gets its name. */
export default function RegisterScreen() {
  const say = useMessages()
  const [mobile, setMobile] = useMobileDraft()
  /** The code that was found right; it is used up when the account is opened. */
  const [smsCode, setSmsCode] = useState<string | null>(null)
  const [codeError, setCodeError] = useState('')
  useLeaveOnceIn()

  if (smsCode !== null) {
    return (
      <DoorScreen title={say('register.nameTitle')} note={say('register.nameNote')}>
        <RegisterNameStep
          mobile={mobile}
          smsCode={smsCode}
          onCodeLost={() => {
            setSmsCode(null)
            setCodeError(say('accounts.codeWrong'))
          }}
        />
      </DoorScreen>
    )
  }
  return (
    <DoorScreen title={say('register.title')} note={say('register.mobileNote')}>
      <RegisterWays way="mobile" />
      <RegisterNumberStep
        mobile={mobile}
        onMobile={setMobile}
        codeError={codeError}
        onCodeError={setCodeError}
        onProven={setSmsCode}
      />
    </DoorScreen>
  )
}
