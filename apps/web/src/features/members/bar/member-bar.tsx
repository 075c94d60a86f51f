import { BellIcon } from '@keo/ui/icons/bell'
import { Avatar } from '@keo/ui/pictures/avatar'
import { BalancePill } from '@keo/ui/product/balance-pill'
import { CountBadge } from '@keo/ui/primitives/count-badge'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { useUnreadLetters } from '../../../site/unread-letters.ts'
import { link } from '../../../page-kit/link.ts'
import { useBalance, useBalanceParts } from '../../wallet/index.ts'
import { useMember } from '../../current-member/index.ts'
import './member-bar.css'

/** The end of a wide screen's bar: what the member has, what is unread, and whose account it is. */
export default function MemberBar() {
  const say = useMessages()
  const { data: member } = useMember()
  const unread = useUnreadLetters()
  return (
    <div className="member-bar">
      <Balance />
      <a className="member-bar-bell" aria-label={say('home.inbox')} {...link(paths.messages())}>
        <BellIcon size={22} />
        <CountBadge count={unread} />
      </a>
      <a className="member-bar-avatar" aria-label={say('home.me')} {...link(paths.me())}>
        {member ? <Avatar picture={member.avatar} size={36} /> : null}
      </a>
    </div>
  )
}

function Balance() {
  const say = useMessages()
  const balance = useBalance()
  const partsOf = useBalanceParts()
  if (!balance) return <span className="h-[38px] w-[136px] rounded-m bg-surface-2" />
  return (
    <BalancePill
      // Whole dong, as the pill is drawn; the page behind it shows every decimal.
      parts={{ ...partsOf(balance), decimals: '' }}
      open={link(paths.financialDetails())}
      add={{ label: say('home.deposit'), ...link(paths.deposit()) }}
    />
  )
}
