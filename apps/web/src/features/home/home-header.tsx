import { BellIcon } from '@keo/ui/icons/bell'
import { BrandMark } from '@keo/ui/product/brand-mark'
import { Button } from '@keo/ui/primitives/button'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Suspense } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { useSession } from '../../session/session.ts'
import { useUnreadLetters } from '../../site/unread-letters.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { useGo } from '../../navigation/use-go.ts'

/** Visitors, who are most of those who come for the first time, do without what members need. */
const MemberPill = lazyPart(() => import('./member-pill.tsx'))

/** The name, the way to your money or to an account, and the inbox. */
export function HomeHeader() {
  const say = useMessages()
  const go = useGo()
  const { isLoggedIn } = useSession()
  const unread = useUnreadLetters()
  return (
    <header className="home-header flex h-nav items-center gap-1 pr-2 pl-gutter">
      <h1 className="flex-1">
        <BrandMark height={31} />
      </h1>
      {isLoggedIn ? (
        <Suspense fallback={<span className="h-[38px] w-[108px] rounded-m bg-surface-2" />}>
          <MemberPill />
        </Suspense>
      ) : (
        <DoorButtons />
      )}
      <IconButton
        label={say('home.inbox')}
        icon={<BellIcon size={23} />}
        count={unread}
        onClick={() => go.to(paths.messages())}
      />
    </header>
  )
}

function DoorButtons() {
  const say = useMessages()
  const go = useGo()
  return (
    <div className="flex gap-1.5">
      <Button size="s" onClick={() => go.to(paths.login())}>
        {say('home.signIn')}
      </Button>
      <Button size="s" kind="primary" onClick={() => go.to(paths.register())}>
        {say('home.register')}
      </Button>
    </div>
  )
}
