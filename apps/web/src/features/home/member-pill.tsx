import { PlusIcon } from '@keo/ui/icons/plus'
import { Amount } from '@keo/ui/primitives/amount'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { useMember } from '../current-member/index.ts'
import { useBalance, useBalanceParts } from '../wallet/index.ts'
import { link } from '../../page-kit/link.ts'

/** What the member has, or until that is known whose account it is, and the plus that leads to a deposit. */
export default function MemberPill() {
  const say = useMessages()
  const { data: member } = useMember()
  const balance = useBalance()
  const partsOf = useBalanceParts()
  return (
    <div className="flex h-[38px] items-center rounded-m bg-surface-2 pr-1">
      <a className="flex h-full max-w-[168px] items-center pr-2 pl-3" {...link(paths.me())}>
        {balance ? (
          // Whole dong: the pill is narrow, and the page behind it shows every decimal.
          <span className="ell text-callout font-semibold">
            <Amount parts={{ ...partsOf(balance), decimals: '' }} />
          </span>
        ) : (
          <span className="ell text-callout font-semibold">{member?.nickName || say('home.me')}</span>
        )}
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
