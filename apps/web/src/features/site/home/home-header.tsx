import { BellIcon } from '@keo/ui/icons/bell'
import { PlusIcon } from '@keo/ui/icons/plus'
import { BrandMark } from '@keo/ui/primitives/brand-mark'
import { Button } from '@keo/ui/primitives/button'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { paths } from '../../../paths.ts'
import { useMessages } from '../../../shared/messages.ts'
import { useSession } from '../../../shared/session.ts'
import { useGo } from '../../../shell/use-go.ts'
import { useMember } from '../../members/index.ts'
import { link } from '../link.ts'

/** The name, the way to your money or to an account, and the inbox. */
export function HomeHeader() {
  const say = useMessages()
  const go = useGo()
  const { isLoggedIn } = useSession()
  return (
    <header className="flex h-nav items-center gap-1 pr-2 pl-gutter">
      <h1 className="flex-1 desktop:opacity-0">
        <BrandMark height={31} />
      </h1>
      {isLoggedIn ? <MemberPill /> : <DoorButtons />}
      <IconButton
        label={say('home.inbox')}
        icon={<BellIcon size={23} />}
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

/** Whose account it is, and the plus that leads to a deposit. */
function MemberPill() {
  const say = useMessages()
  const { data: member } = useMember()
  return (
    <div className="flex h-[38px] items-center rounded-m bg-surface-2 pr-1">
      <a className="flex h-full max-w-[148px] items-center pr-2 pl-3" {...link(paths.me())}>
        <span className="ell text-callout font-semibold">{member?.nickName || say('home.me')}</span>
      </a>
      <a
        aria-label={say('home.deposit')}
        className="relative grid size-[30px] place-items-center rounded-odds bg-action text-on-action before:absolute before:-inset-2 active:bg-action-press"
        {...link(paths.deposit())}
      >
        <PlusIcon size={15} />
      </a>
    </div>
  )
}
