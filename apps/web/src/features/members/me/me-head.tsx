import type { UserInfo } from '@keo/contract/members'
import { CopyIcon } from '@keo/ui/icons/copy'
import { PencilSimpleIcon } from '@keo/ui/icons/pencil-simple'
import { UserCircleIcon } from '@keo/ui/icons/user-circle'
import { Avatar } from '@keo/ui/pictures/avatar'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { paths } from '../../../navigation/paths.ts'
import { copyText } from '../../../page-kit/clipboard.ts'
import { useMessages } from '../../../language/messages.ts'
import { link } from '../../../page-kit/link.ts'
import { shortId } from '../member-view.ts'
import { useDoors } from '../../current-member/index.ts'

/** Whose page it is: picture, nickname, and the id that support asks for. */
export function MemberHead({ member }: { member: UserInfo }) {
  const say = useMessages()
  return (
    <div className="me-head">
      <a className="me-avatar" aria-label={say('me.editAvatar')} {...link(paths.profileDetails())}>
        <Avatar picture={member.avatar} size={64} />
        <span className="me-avatar-pen">
          <PencilSimpleIcon weight="bold" size={12} />
        </span>
      </a>
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <h1 className="me-name ell">{member.nickName || member.userName}</h1>
          {member.nickNameStatus ? <Badge tone="pending">{say('member.inReview')}</Badge> : null}
        </div>
        <MemberId id={member.id} />
      </div>
    </div>
  )
}

function MemberId({ id }: { id: string }) {
  const say = useMessages()
  return (
    <button
      type="button"
      aria-label={`${say('member.copyId')}: ${id}`}
      className="relative flex max-w-full items-center gap-1.5 rounded-s text-footnote text-text-2 before:absolute before:-inset-3"
      onClick={() => void copyText(id)}
    >
      <span className="ell tabular-nums">{say('member.id', { id: shortId(id) })}</span>
      <CopyIcon size={15} />
    </button>
  )
}

/** The same place for a visitor: the two ways in. */
export function GuestHead() {
  const say = useMessages()
  const doors = useDoors()
  return (
    <div className="me-head">
      <span className="grid size-16 flex-none place-items-center rounded-full bg-surface-2 text-text-3">
        <UserCircleIcon size={40} />
      </span>
      <div className="min-w-0 flex-1">
        <h1 className="me-name">{say('guest.title')}</h1>
        <p className="text-footnote text-pretty text-text-2">{say('guest.note')}</p>
      </div>
      <GuestDoors {...doors} />
    </div>
  )
}

function GuestDoors({ signIn, register }: ReturnType<typeof useDoors>) {
  const say = useMessages()
  return (
    <div className="flex flex-none flex-col gap-1.5">
      <Button kind="primary" size="s" onClick={signIn}>
        {say('guest.signIn')}
      </Button>
      <Button size="s" onClick={register}>
        {say('guest.register')}
      </Button>
    </div>
  )
}

export function WaitingHead() {
  const say = useMessages()
  return (
    <div className="me-head" role="status" aria-label={say('page.loading')}>
      <Skeleton width={64} height={64} shape="circle" className="flex-none" />
      <div className="flex flex-1 flex-col gap-2.5">
        <Skeleton width={132} height={18} />
        <Skeleton width={176} />
      </div>
    </div>
  )
}
