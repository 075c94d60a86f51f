import {
  endStaffSession,
  listStaff,
  setStaffRoles,
  takeInvitationLink,
  type StaffMember,
} from '@keo/contract/staff'
import { ROLE_NAMES } from '@keo/contract/staff-permissions'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { initials } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { isReason, Reason } from '../../parts/reason.tsx'
import { RoleBoxes } from '../../parts/role-boxes.tsx'
import { Loaded, More, Refused } from '../../parts/states.tsx'
import { useAct, usePages } from '../../platform/queries.ts'
import { InviteForm, TakenLink } from './invite-form.tsx'
import type { ScreenProps } from '../../parts/screen.ts'
import { Tabs } from '../../parts/tabs.tsx'
import { go } from '../../platform/place.ts'
import { RoleMatrix } from './role-matrix.tsx'
import { words } from './words.ts'

const TABS = ['people', 'roles'] as const

/** Who works here, and what each role may do. */
export default function StaffScreen({ me, open }: ScreenProps) {
  const { say } = useLook(words)
  const tab = TABS[1] === open || ROLE_NAMES.some((role) => role === open) ? 'roles' : 'people'
  return (
    <div className="stack">
      <Tabs
        label={say('nav.staff')}
        names={TABS}
        current={tab}
        textOf={(name) => say(`tab.${name}`)}
        onName={(name) => go('staff', name === 'roles' ? name : '')}
      />
      {tab === 'people' ? <People me={me} /> : <RoleMatrix open={open} />}
    </div>
  )
}

function People({ me }: Pick<ScreenProps, 'me'>) {
  const { say, time } = useLook()
  const list = usePages(listStaff, {})
  const staff = list.data?.pages.flatMap((page) => page.staff) ?? []
  const invitations = list.data?.pages[0]?.invitations ?? []
  const mayManage = me.permissions.includes('staff.manage')
  const take = useAct(takeInvitationLink)
  return (
    <div className="list-and-side">
      <div className="stack">
        <Loaded of={list}>
          {() =>
            staff.map((one) => <StaffCard key={one.id} one={one} mayManage={mayManage && one.id !== me.id} />)
          }
        </Loaded>
        <More of={list} />
      </div>
      <div className="stack">
        {mayManage ? <InviteForm /> : null}
        {invitations.length > 0 ? (
          <section className="panel">
            <h2>{say('staff.invitations')}</h2>
            {invitations.map((one) => (
              <p key={one.id}>
                {one.name} <span className="meta num">{`${one.email} · ${time(one.expiresAt)}`}</span>{' '}
                {mayManage ? (
                  <Button size="xs" onClick={() => take.mutate({ id: one.id })}>
                    {say('staff.takeLink')}
                  </Button>
                ) : null}
              </p>
            ))}
            {take.data ? <TakenLink link={take.data.link} /> : null}
            <Refused error={take.error} />
          </section>
        ) : null}
      </div>
    </div>
  )
}

function StaffCard({ one, mayManage }: { one: StaffMember; mayManage: boolean }) {
  const { say, time } = useLook()
  const end = useAct(endStaffSession)
  const [isChanging, setIsChanging] = useState(false)
  return (
    <section className="panel">
      <h2 className="keys-row">
        <span className="plate">{initials(one.name)}</span> {one.name}{' '}
        <span className="meta">{one.email}</span>
      </h2>
      <p>{one.isOpen ? one.roles.map((role) => say(`role.${role}`)).join(', ') : say('staff.closed')}</p>
      {one.sessions.map((session) => (
        <p key={session.id} className="meta">
          {say('staff.sessions')}:{' '}
          <span className="num">{`${session.address} · ${time(session.lastActionAt)}`}</span>{' '}
          {session.isOwn ? say('staff.own') : null}
          {mayManage ? (
            <Button size="xs" onClick={() => end.mutate({ id: session.id })}>
              {say('staff.end')}
            </Button>
          ) : null}
        </p>
      ))}
      <Refused error={end.error} />
      {mayManage && !isChanging ? (
        <Button size="s" onClick={() => setIsChanging(true)}>
          {say('staff.change')}
        </Button>
      ) : null}
      {isChanging ? <RolesForm one={one} onDone={() => setIsChanging(false)} /> : null}
    </section>
  )
}

function RolesForm({ one, onDone }: { one: StaffMember; onDone: () => void }) {
  const { say } = useLook()
  const [roles, setRoles] = useState(one.roles)
  const [reason, setReason] = useState('')
  const change = useAct(setStaffRoles, onDone)
  return (
    <>
      <RoleBoxes roles={roles} onRoles={setRoles} />
      <p className="meta">{say('staff.closeNote')}</p>
      <Reason text={reason} onText={setReason} />
      <Refused error={change.error} />
      <Button
        size="s"
        kind="primary"
        disabled={!isReason(reason)}
        busy={change.isPending}
        onClick={() => change.mutate({ id: one.id, roles, reason })}
      >
        {say('staff.save')}
      </Button>
    </>
  )
}
