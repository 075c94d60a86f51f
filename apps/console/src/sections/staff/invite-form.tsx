import { inviteStaff } from '@keo/contract/staff'
import type { Role } from '@keo/contract/staff-permissions'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useLook } from '../../platform/look.ts'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { RoleBoxes } from '../../parts/role-boxes.tsx'
import { Refused } from '../../parts/states.tsx'
import { pathTo } from '../../platform/place.ts'
import { useAct } from '../../platform/queries.ts'

/** Told once: it is kept nowhere, and a lost one is replaced by another. */
export function TakenLink({ link }: { link: string }) {
  const { say } = useLook()
  return (
    <p role="status">
      {say('staff.link')}{' '}
      <code className="num secret">{`${location.origin}/${pathTo('invitation', link)}`}</code>
    </p>
  )
}

export function InviteForm() {
  const { say } = useLook()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<Role[]>([])
  const [reason, setReason] = useState('')
  const invite = useAct(inviteStaff, () => {
    setName('')
    setEmail('')
    setRoles([])
    setReason('')
  })
  return (
    <section className="panel">
      <h2>{say('staff.invite')}</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          invite.mutate({ name, email, roles, reason })
        }}
      >
        <Field label={say('door.name')} required value={name} onText={setName} />
        <Field label={say('door.email')} type="email" required value={email} onText={setEmail} />
        <RoleBoxes roles={roles} onRoles={setRoles} />
        <Reason text={reason} onText={setReason} />
        <Refused error={invite.error} />
        <Button
          type="submit"
          kind="primary"
          disabled={roles.length === 0 || !isReason(reason)}
          busy={invite.isPending}
        >
          {say('staff.sendInvite')}
        </Button>
      </form>
      {invite.data?.link ? <TakenLink link={invite.data.link} /> : null}
      {invite.data?.approvalId ? <p role="status">{say('staff.asked')}</p> : null}
    </section>
  )
}
