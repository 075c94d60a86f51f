import type { Identity } from '@keo/contract/identity'
import type { PlainMessageKey } from '@keo/messages/keys'
import { IdentificationCardIcon } from '@keo/ui/icons/identification-card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { useIdentity } from './identity/identity-queries.ts'

const STATES: Record<Identity['state'], PlainMessageKey> = {
  none: 'identity.rowNone',
  waiting: 'identity.rowWaiting',
  passed: 'identity.rowPassed',
  refused: 'identity.rowRefused',
}

export function IdentityRow() {
  const say = useMessages()
  const { data } = useIdentity()
  return (
    <ListRow
      icon={<IdentificationCardIcon size={20} />}
      title={say('identity.row')}
      value={data ? say(STATES[data.state]) : ''}
      {...link(paths.identity())}
    />
  )
}
