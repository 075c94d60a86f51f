import { ROLE_NAMES, type Role } from '@keo/contract/staff-permissions'
import { useLook } from '../platform/look.ts'

export function RoleBoxes({ roles, onRoles }: { roles: readonly Role[]; onRoles: (roles: Role[]) => void }) {
  const { say } = useLook()
  return (
    <fieldset className="roles">
      <legend>{say('staff.roles')}</legend>
      {ROLE_NAMES.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            checked={roles.includes(role)}
            onChange={({ target }) =>
              onRoles(target.checked ? [...roles, role] : roles.filter((held) => held !== role))
            }
          />
          {say(`role.${role}`)}
        </label>
      ))}
    </fieldset>
  )
}
