import { askStaffPasskeyLogin, signInStaffByPasskey } from '@keo/contract/console-passkeys'
import { signInStaff } from '@keo/contract/staff'
import { KeyIcon } from '@keo/ui/icons/key'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useLook } from '../../platform/look.ts'
import { DoorFrame } from '../../parts/door-frame.tsx'
import { Field } from '../../parts/field.tsx'
import { hasPasskeys, signWithPasskey } from '../../platform/passkeys.ts'
import { Refused } from '../../parts/states.tsx'
import { call } from '../../platform/api.ts'
import { useAct } from '../../platform/queries.ts'
import { useMutation } from '@tanstack/react-query'

/** Passkey first; password and authenticator for who has none, or none here. */
export function DoorScreen() {
  const { say } = useLook()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const enter = useAct(signInStaff)
  return (
    <DoorFrame>
      {hasPasskeys() ? <PasskeyDoor /> : null}
      <form
        className="door-form"
        onSubmit={(event) => {
          event.preventDefault()
          enter.mutate({ email, password, code })
        }}
      >
        <Field
          label={say('door.email')}
          type="email"
          autoComplete="username"
          required
          value={email}
          onText={setEmail}
        />
        <Field
          label={say('door.password')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onText={setPassword}
        />
        <Field
          label={say('door.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          required
          value={code}
          onText={setCode}
        />
        <Refused error={enter.error} />
        <Button
          type="submit"
          kind={hasPasskeys() ? 'neutral' : 'primary'}
          size="l"
          wide
          busy={enter.isPending}
        >
          {say('door.enter')}
        </Button>
      </form>
    </DoorFrame>
  )
}

function PasskeyDoor() {
  const { say } = useLook()
  const enter = useAct(signInStaffByPasskey)
  const sign = useMutation({
    mutationFn: async () => signWithPasskey(await call(askStaffPasskeyLogin, {})),
    onSuccess: (passkey) => enter.mutate({ passkey }),
  })
  return (
    <div className="door-form">
      <Button
        kind="primary"
        size="l"
        wide
        busy={sign.isPending || enter.isPending}
        onClick={() => sign.mutate()}
      >
        <KeyIcon size={20} /> {say('door.passkey')}
      </Button>
      <p className="meta">{say('door.passkeyNote')}</p>
      <Refused error={sign.error ?? enter.error} />
      <p className="door-or meta">{say('door.or')}</p>
    </div>
  )
}
