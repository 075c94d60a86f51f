import { acceptInvitation, readInvitation } from '@keo/contract/staff'
import type { ResponseOf } from '@keo/contract/define-call'
import { Button } from '@keo/ui/primitives/button'
import { QrCode } from '@keo/ui/product/qr-code'
import { useState } from 'react'
import { encode } from 'uqr'
import { useLook } from '../../platform/look.ts'
import { DoorFrame } from '../../parts/door-frame.tsx'
import { Field } from '../../parts/field.tsx'
import { Loaded, Refused } from '../../parts/states.tsx'
import { go } from '../../platform/place.ts'
import { useAct, useCall } from '../../platform/queries.ts'

/** Where a one-time link leads: authenticator, password, in. */
export function InvitationScreen({ link }: { link: string }) {
  const invitation = useCall(readInvitation, { link })
  return (
    <DoorFrame>
      <Loaded of={invitation}>{(found) => <JoinForm link={link} invited={found} />}</Loaded>
    </DoorFrame>
  )
}

type Invited = ResponseOf<typeof readInvitation>

function JoinForm({ link, invited }: { link: string; invited: Invited }) {
  const { say } = useLook()
  const [name, setName] = useState(invited.name)
  const [email, setEmail] = useState(invited.email)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const join = useAct(acceptInvitation, () => go('overview'))
  const isKnown = invited.email !== ''
  return (
    <form
      className="door-form"
      onSubmit={(event) => {
        event.preventDefault()
        join.mutate({ link, name, email, password, code })
      }}
    >
      <h2>{say('door.invited')}</h2>
      <p className="meta">{invited.roles.map((role) => say(`role.${role}`)).join(', ')}</p>
      <Field label={say('door.name')} required readOnly={isKnown} value={name} onText={setName} />
      <Field
        label={say('door.email')}
        type="email"
        autoComplete="username"
        required
        readOnly={isKnown}
        value={email}
        onText={setEmail}
      />
      <Field
        label={say('door.newPassword')}
        type="password"
        autoComplete="new-password"
        minLength={12}
        required
        value={password}
        onText={setPassword}
      />
      <p>{say('door.scan')}</p>
      <QrCode
        cells={encode(invited.otpauth, { ecc: 'M', border: 0 }).data}
        label={say('door.scan')}
        sidePx={180}
      />
      <p className="meta">
        {say('door.secret')} <span className="num secret">{invited.secret}</span>
      </p>
      <Field
        label={say('door.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        required
        value={code}
        onText={setCode}
      />
      <Refused error={join.error} />
      <Button type="submit" kind="primary" size="l" wide busy={join.isPending}>
        {say('door.join')}
      </Button>
    </form>
  )
}
