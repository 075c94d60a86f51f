import { ShieldWarningIcon } from '@keo/ui/icons/shield-warning'
import { ListRow } from '@keo/ui/primitives/list-row'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'

export function SaferPlayRow() {
  const say = useMessages()
  return (
    <ListRow
      icon={<ShieldWarningIcon size={21} />}
      title={say('play.row')}
      note={say('play.rowNote')}
      {...link(paths.saferPlay())}
    />
  )
}
