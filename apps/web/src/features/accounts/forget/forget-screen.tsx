import { PHONE_COUNTRIES } from '@keo/contract/phones'
import { Button } from '@keo/ui/primitives/button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { useGo, useHere } from '../../../navigation/use-go.ts'
import { setNewPassword } from '../account-queries.ts'
import { otherDoor } from '../login/after-login.ts'
import { DoorScreen } from '../door-screen.tsx'
import { isRefusal } from '../../../page-kit/is-refusal.ts'
import { ForgetPasswordStep } from './forget-password-step.tsx'
import { ForgetProofStep } from './forget-proof-step.tsx'
import { type Proof, useProof } from '../fields/use-proof.ts'

type Step = 'proof' | 'password' | 'done'

const TEXTS = {
  proof: { title: 'forget.title', note: 'forget.note' },
  password: { title: 'forget.passwordTitle', note: 'forget.passwordNote' },
  done: { title: 'forget.doneTitle', note: 'forget.doneNote' },
} as const

/** First who it is, then the new password; both travel together, and the code is judged at the end. */
export default function ForgetScreen() {
  const say = useMessages()
  const proof = useProof()
  const [step, setStep] = useState<Step>('proof')
  const [codeError, setCodeError] = useState('')

  const reset = useMutation({
    mutationFn: (password: string) => setNewPassword({ ...proofFields(proof.value), password }),
    onSuccess: () => setStep('done'),
    onError(error) {
      if (!isRefusal(error, 'CODE_WRONG')) return
      setCodeError(say('accounts.codeWrong'))
      setStep('proof')
    },
  })
  const { title, note } = TEXTS[step]
  return (
    <DoorScreen title={say(title)} note={say(note)}>
      {step === 'proof' ? (
        <ForgetProofStep
          proof={proof}
          codeError={codeError}
          onChange={() => setCodeError('')}
          onDone={() => setStep('password')}
        />
      ) : null}
      {step === 'password' ? (
        <ForgetPasswordStep
          userName={proof.value.userName}
          isBusy={reset.isPending}
          error={reset.error}
          onSubmit={(password) => reset.mutate(password)}
          onBack={() => setStep('proof')}
        />
      ) : null}
      {step === 'done' ? <ToLogin /> : null}
    </DoorScreen>
  )
}

function proofFields({ by, userName, mobile, email, code }: Proof) {
  const target =
    by === 'sms'
      ? { mobile: mobile.digits, mobileArea: PHONE_COUNTRIES[mobile.country].phoneCode }
      : { email }
  return { by, userName, code, ...target }
}

function ToLogin() {
  const say = useMessages()
  const go = useGo()
  const { query } = useHere()
  return (
    <Button
      kind="primary"
      size="l"
      wide
      className="mt-6"
      onClick={() => go.replace(otherDoor(paths.login(), query))}
    >
      {say('forget.toLogin')}
    </Button>
  )
}
