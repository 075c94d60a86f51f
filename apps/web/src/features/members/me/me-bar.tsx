import { EnvelopeSimpleIcon } from '@keo/ui/icons/envelope-simple'
import { GearSixIcon } from '@keo/ui/icons/gear-six'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { useUnreadLetters } from '../../../site/unread-letters.ts'
import { SupportButton } from '../../../page-kit/nav-bar.tsx'
import { useGo } from '../../../navigation/use-go.ts'

/** Support, letters and settings; the page's own name is the member's. */
export function MeBar() {
  const say = useMessages()
  const go = useGo()
  const unread = useUnreadLetters()
  return (
    <header className="me-bar">
      <SupportButton />
      <IconButton
        label={say('me.letters')}
        icon={<EnvelopeSimpleIcon size={23} />}
        count={unread}
        onClick={() => go.to(paths.messages())}
      />
      <IconButton
        label={say('me.settings')}
        icon={<GearSixIcon size={23} />}
        onClick={() => go.to(paths.settings())}
      />
    </header>
  )
}
