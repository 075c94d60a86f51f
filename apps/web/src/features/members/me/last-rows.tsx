import { LANGUAGE_CODES } from '@keo/messages/languages'
import { SignOutIcon } from '@keo/ui/icons/sign-out'
import { TranslateIcon } from '@keo/ui/icons/translate'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { paths } from '../../../navigation/paths.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { useSession } from '../../../session/session.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { signOut } from '../../accounts/index.ts'
import { InsightRow, SaferPlayRow } from '../../safer-play/index.ts'
import { link } from '../../../page-kit/link.ts'

export function LastRows() {
  const say = useMessages()
  const language = useLanguage()
  const { isLoggedIn } = useSession()
  return (
    <Card className="mx-gutter mt-3">
      <ListRow
        icon={<TranslateIcon size={21} />}
        title={say('me.language')}
        value={LANGUAGE_CODES[language].name}
        {...link(paths.language())}
      />
      <SaferPlayRow />
      {isLoggedIn ? <InsightRow /> : null}
      {isLoggedIn ? <SignOutRow /> : null}
    </Card>
  )
}

function SignOutRow() {
  const say = useMessages()
  const ask = async (): Promise<void> => {
    const isAgreed = await confirm({
      title: say('me.signOut'),
      text: say('me.signOutQuestion'),
      agree: say('me.signOut'),
      decline: say('me.stay'),
      isDestructive: true,
    })
    if (isAgreed) signOut()
  }
  return (
    <ListRow
      icon={<SignOutIcon size={21} />}
      title={say('me.signOut')}
      // It asks instead of leading on: no caret.
      control={<></>}
      onClick={() => void ask()}
    />
  )
}
