import { groundStyle } from '@keo/ui/drawings/art-grounds'
import { Art } from '@keo/ui/pictures/art'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { link } from '../../../page-kit/link.ts'

export function InviteBanner() {
  const say = useMessages()
  return (
    <a className="me-invite" style={groundStyle('forest')} {...link(paths.invite())}>
      <span className="min-w-0">
        <b>{say('me.inviteTitle')}</b>
        {say('me.inviteNote')}
      </span>
      <Art name="gift" size={84} />
    </a>
  )
}
