import { changeOwnPassword } from '@keo/contract/console-own'
import { STAFF_PASSWORD_MIN } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Field } from '../../parts/field.tsx'
import { Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

const NOTHING = { old: '', password: '', code: '' }

/** For who has the old one and a fresh code of the authenticator. */
export function OwnPassword() {
  const { say } = useLook(words)
  const [typed, setTyped] = useState(NOTHING)
  const change = useAct(changeOwnPassword, () => setTyped(NOTHING))
  const field = (name: keyof typeof NOTHING) => ({
    required: true,
    value: typed[name],
    onText: (text: string) => setTyped({ ...typed, [name]: text }),
  })
  return (
    <form
      className="panel"
      onSubmit={(event) => {
        event.preventDefault()
        change.mutate(typed)
      }}
    >
      <h2>{say('account.password')}</h2>
      <p className="meta">{say('account.passwordNote')}</p>
      <Field label={say('account.old')} type="password" autoComplete="current-password" {...field('old')} />
      <Field
        label={say('door.newPassword')}
        type="password"
        autoComplete="new-password"
        minLength={STAFF_PASSWORD_MIN}
        {...field('password')}
      />
      <Field
        label={say('door.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        {...field('code')}
      />
      <Refused error={change.error} />
      {change.isSuccess ? <p role="status">{say('account.changed')}</p> : null}
      <Button type="submit" kind="outline" busy={change.isPending}>
        {say('account.change')}
      </Button>
    </form>
  )
}
