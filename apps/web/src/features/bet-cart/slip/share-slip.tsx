import { ShareNetworkIcon } from '@keo/ui/icons/share-network'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { copyText } from '../../../page-kit/clipboard.ts'
import { useMessages } from '../../../language/messages.ts'
import type { CartItem } from '../cart/cart-item.ts'
import { shareCode } from '../cart/share-code.ts'

/** The selections as a code, and the address that opens them. */
export function shared(items: readonly CartItem[]): { code: string; link: string } {
  const code = shareCode(
    items.map(({ matchId, betMatchMarket: { marketId, optionType } }) => ({ matchId, marketId, optionType })),
  )
  return { code, link: location.origin + withQuery(paths.sports(), { slip: code }) }
}

/** In the head of the slip: one tap copies the link with its code. */
export function ShareSlip({ items }: { items: readonly CartItem[] }) {
  const say = useMessages()
  return (
    <IconButton
      label={say('cart.share')}
      icon={<ShareNetworkIcon size={20} />}
      className="text-text-2"
      onClick={() => void copyText(shared(items).link)}
    />
  )
}
