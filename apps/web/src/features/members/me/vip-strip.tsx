import { VIP_TIER_MAX } from '@keo/ui/drawings/vip-badge'
import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { tierStyle, VipBadge } from '@keo/ui/product/vip-badge'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { link } from '../../../page-kit/link.ts'

/** The member's rank. How far the next one is, nobody counts yet; how high this one stands is known. */
export function VipStrip({ level }: { level: number }) {
  const say = useMessages()
  const rank = say('me.vipRank', { level, max: VIP_TIER_MAX })
  return (
    <a className="me-vip" style={tierStyle(level)} {...link(paths.vip())}>
      <VipBadge tier={level} size={58} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center justify-between gap-2">
          <b className="text-headline font-bold">{say('me.vip', { level })}</b>
          <span className="me-vip-quiet">
            {say('me.privileges')} <CaretRightIcon weight="bold" size={11} />
          </span>
        </span>
        <ProgressBar share={level / VIP_TIER_MAX} label={rank} tier />
        <span className="me-vip-quiet">{rank}</span>
      </span>
    </a>
  )
}
