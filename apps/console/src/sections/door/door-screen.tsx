import { signInStaff } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useLook } from '../../platform/look.ts'
import { DoorFrame } from '../../parts/door-frame.tsx'
import { Field } from '../../parts/field.tsx'
import { Refused } from '../../parts/states.tsx'
import { useAct } from '../../platform/queries.ts'

export function DoorScreen() {
  const { say } = useLook()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const enter = useAct(signInStaff)
  return (
    <DoorFrame>
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
        <Button type="submit" kind="primary" size="l" wide busy={enter.isPending}>
          {say('door.enter')}
        </Button>
      </form>
    </DoorFrame>
  )
}
