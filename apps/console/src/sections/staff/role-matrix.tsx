import { APPROVAL_KINDS, APPROVAL_PERMISSIONS } from '@keo/contract/console-approvals'
import { listStaff } from '@keo/contract/staff'
import {
  mayBeTogether,
  permissionsOf,
  ROLE_NAMES,
  type Permission,
  type Role,
} from '@keo/contract/staff-permissions'
import { permissionWords } from '../../parts/permission-words.ts'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { initials } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { go } from '../../platform/place.ts'
import { useCall, usePages } from '../../platform/queries.ts'
import { AREAS } from './permission-areas.ts'
import './role-matrix.css'
import { words } from './words.ts'

const OF_ROLE = new Map(ROLE_NAMES.map((role) => [role, new Set(permissionsOf([role]))]))
const TWO_PEOPLE: ReadonlySet<Permission> = new Set(Object.values(APPROVAL_PERMISSIONS))

/** What every role may do, as the server decides it; a role that is open stands with its people beside. */
export function RoleMatrix({ open }: { open: string }) {
  const { say } = useLook(words)
  const role = ROLE_NAMES.find((name) => name === open)
  return (
    <div className="list-and-side roles-page">
      <section className="panel">
        <Matrix chosen={role} />
        <p className="meta role-legend">
          <Mark may isTwo={false} /> {say('sf.alone')}
          <Mark may isTwo /> {say('sf.two')}
          <Mark may={false} isTwo={false} /> {say('sf.denied')}
        </p>
      </section>
      <div className="stack">
        {role ? <RoleSide key={role} role={role} /> : <Empty>{say('sf.pick')}</Empty>}
      </div>
    </div>
  )
}

function Matrix({ chosen }: { chosen: Role | undefined }) {
  const { say } = useLook(words)
  const found = useCall(listStaff, {})
  const people = new Map(found.data?.roles.map((each) => [each.role, each.people]))
  return (
    <div className="role-matrix">
      <table aria-label={say('sf.matrix')}>
        <thead>
          <tr>
            <th scope="col">{say('sf.permission')}</th>
            {ROLE_NAMES.map((role) => (
              <th key={role} scope="col" data-chosen={role === chosen || undefined}>
                <button type="button" onClick={() => go('staff', role)} aria-pressed={role === chosen}>
                  {say(`role.${role}`)} <span className="num meta">{people.get(role) ?? '—'}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        {Object.entries(AREAS).map(([area, permissions]) => (
          <Area key={area} area={area as keyof typeof AREAS} permissions={permissions} chosen={chosen} />
        ))}
      </table>
    </div>
  )
}

type AreaProps = {
  area: keyof typeof AREAS
  permissions: readonly Permission[]
  chosen: Role | undefined
}

function Area({ area, permissions, chosen }: AreaProps) {
  const { say, language } = useLook(words)
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={ROLE_NAMES.length + 1}>
          {say(`nav.${area}`)}
        </th>
      </tr>
      {permissions.map((permission) => (
        <tr key={permission}>
          <th scope="row">{permissionWords(permission, language)}</th>
          {ROLE_NAMES.map((role) => (
            <td key={role} data-chosen={role === chosen || undefined}>
              <Mark may={OF_ROLE.get(role)?.has(permission) ?? false} isTwo={TWO_PEOPLE.has(permission)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function Mark({ may, isTwo }: { may: boolean; isTwo: boolean }) {
  const { say } = useLook(words)
  if (!may) return <span className="meta">–</span>
  return (
    <span role="img" aria-label={say(isTwo ? 'sf.two' : 'sf.alone')}>
      {isTwo ? <TwoKeys turned={1} /> : <span className="role-may" />}
    </span>
  )
}

function RoleSide({ role }: { role: Role }) {
  const { say } = useLook(words)
  const list = usePages(listStaff, { role })
  const people = list.data?.pages.flatMap((page) => page.staff) ?? []
  const may = OF_ROLE.get(role)
  const kinds = APPROVAL_KINDS.filter((kind) => may?.has(APPROVAL_PERMISSIONS[kind]))
  const apart = ROLE_NAMES.filter((other) => other !== role && !mayBeTogether([role, other]))
  return (
    <>
      <section className="panel">
        <h2>{say(`role.${role}`)}</h2>
        <Loaded of={list}>
          {() => (people.length === 0 ? <p className="meta">{say('sf.nobody')}</p> : null)}
        </Loaded>
        <ul className="role-people">
          {people.map(({ id, name, sessions }) => (
            <li key={id}>
              <span className="plate">{initials(name)}</span> {name}
              {sessions.length > 0 ? <span className="badge">{say('denied.here')}</span> : null}
            </li>
          ))}
        </ul>
        <More of={list} />
      </section>
      <Named title={say('sf.second')} names={kinds.map((kind) => say(`approval.${kind}`))} />
      <Named title={say('sf.apart')} names={apart.map((other) => say(`role.${other}`))} />
    </>
  )
}

function Named({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <section className="panel">
      <h2>{title}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  )
}
