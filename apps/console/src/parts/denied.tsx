import { listHolders } from '@keo/contract/staff'
import { rolesWith, type Permission } from '@keo/contract/staff-permissions'
import { useLook } from '../platform/look.ts'
import { useCall } from '../platform/queries.ts'
import { permissionWords } from './permission-words.ts'
import { Loaded } from './states.tsx'

/** A page that the role does not have: which permission it needs, who has it, and whom to ask. */
export function Denied({ permission }: { permission: Permission }) {
  const { say, language } = useLook()
  return (
    <section className="panel denied" role="alert">
      <h2>{say('state.noAccess')}</h2>
      <p>
        {say('denied.needs')} {permissionWords(permission, language)} (<code>{permission}</code>).{' '}
        {say('denied.roles')}:{' '}
        {rolesWith(permission)
          .map((role) => say(`role.${role}`))
          .join(', ')}
        .
      </p>
      <h2>{say('denied.holders')}</h2>
      <Holders permission={permission} />
      <p className="meta">{say('denied.ask')}</p>
      <Holders permission="staff.manage" />
    </section>
  )
}

function Holders({ permission }: { permission: Permission }) {
  const { say } = useLook()
  const found = useCall(listHolders, { permission })
  return (
    <Loaded of={found}>
      {({ holders }) =>
        holders.length === 0 ? (
          <p>{say('denied.nobody')}</p>
        ) : (
          <ul>
            {holders.map(({ id, name, isHere }) => (
              <li key={id}>
                {name} {isHere ? <span className="badge">{say('denied.here')}</span> : null}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}
