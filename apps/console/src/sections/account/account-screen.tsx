import {
  beginStaffPasskey,
  confirmStaffPasskey,
  listStaffPasskeys,
  removeStaffPasskey,
  type StaffPasskey,
} from '@keo/contract/console-passkeys'
import { Button } from '@keo/ui/primitives/button'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { Field } from '../../parts/field.tsx'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded, Refused } from '../../parts/states.tsx'
import { call } from '../../platform/api.ts'
import { useLook } from '../../platform/look.ts'
import { hasPasskeys, makePasskey } from '../../platform/passkeys.ts'
import { useAct, useCall } from '../../platform/queries.ts'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'
import './account.css'
import { words } from './words.ts'

/** Who is signed in, what they come in with, and where they are. */
export default function AccountScreen({ me }: ScreenProps) {
  const { say } = useLook(words)
  return (
    <div className="stack own-account">
      <section className="panel">
        <h2>{me.name}</h2>
        <Facts
          rows={[
            [say('door.email'), me.email],
            [say('staff.roles'), me.roles.map((role) => say(`role.${role}`)).join(', ')],
          ]}
        />
      </section>
      <Passkeys />
      <OwnSessions />
      <OwnPassword />
    </div>
  )
}

/** Every change of them takes a fresh code of the authenticator. */
function Passkeys() {
  const { say } = useLook(words)
  const [code, setCode] = useState('')
  const held = useCall(listStaffPasskeys, {})
  const remove = useAct(removeStaffPasskey, () => setCode(''))
  return (
    <section className="panel">
      <h2>{say('account.passkeys')}</h2>
      <p className="meta">{say('account.about')}</p>
      <Loaded of={held}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <Empty>{say('account.none')}</Empty>
          ) : (
            <>
              {passkeys.map((one) => (
                <Key key={one.id} one={one} onRemove={() => remove.mutate({ id: one.id, code })} />
              ))}
              <p className="meta">{say('account.removeNote')}</p>
            </>
          )
        }
      </Loaded>
      <Field
        label={say('door.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onText={setCode}
      />
      <Refused error={remove.error} />
      {hasPasskeys() ? (
        <NewKey code={code} onDone={() => setCode('')} />
      ) : (
        <p className="meta">{say('account.unfit')}</p>
      )}
    </section>
  )
}

function Key({ one, onRemove }: { one: StaffPasskey; onRemove: () => void }) {
  const { say, time } = useLook(words)
  return (
    <p className="keys-row">
      {one.name}{' '}
      <span className="meta num">
        {one.host} · {say('account.used')} {one.usedAt === null ? say('account.never') : time(one.usedAt)}
      </span>
      <Button size="xs" onClick={onRemove}>
        {say('account.remove')}
      </Button>
    </p>
  )
}

function NewKey({ code, onDone }: { code: string; onDone: () => void }) {
  const { say } = useLook(words)
  const [name, setName] = useState('')
  const keep = useAct(confirmStaffPasskey, () => {
    setName('')
    onDone()
  })
  const make = useMutation({
    mutationFn: async () => makePasskey(await call(beginStaffPasskey, { code })),
    onSuccess: (passkey) => keep.mutate({ name: name.trim(), passkey }),
  })
  return (
    <>
      <Field label={say('account.name')} maxLength={40} value={name} onText={setName} />
      <Refused error={make.error ?? keep.error} />
      <Button
        kind="primary"
        disabled={name.trim() === '' || !/^\d{6}$/.test(code)}
        busy={make.isPending || keep.isPending}
        onClick={() => make.mutate()}
      >
        {say('account.add')}
      </Button>
    </>
  )
}
