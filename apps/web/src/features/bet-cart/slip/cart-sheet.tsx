import { TrashIcon } from '@keo/ui/icons/trash'
import { WalletIcon } from '@keo/ui/icons/wallet'
import { Amount } from '@keo/ui/primitives/amount'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Sheet } from '@keo/ui/layers/sheet'
import { useMessages } from '../../../language/messages.ts'
import { useBalanceParts } from '../../wallet/index.ts'
import { AfterFirst } from './after-first.tsx'
import { CartTitle, useCartContent } from './cart-content.tsx'
import { cart } from '../cart/cart-store.ts'
import { ShareSlip } from './share-slip.tsx'
import type { CartView } from '../cart/use-cart-view.ts'

/** As high as keys, rule and button: the sheet opens at its full height and does not jump when they come. */
const KEYS_PLACE = <div className="h-[calc(244px+var(--h-btn-l))]" />

/** The open cart on a phone. */
export function CartSheet() {
  const say = useMessages()
  const { view, isSlip, body, footer, leave } = useCartContent('keypad')
  return (
    <Sheet
      open={view.isOpen}
      onOpenChange={(isOpen) => !isOpen && leave()}
      closeLabel={say('cart.close')}
      isCloseHidden
      title={<CartTitle count={view.items.length} />}
      actions={<Head view={view} isSlip={isSlip} />}
      footer={footer ? <AfterFirst place={isSlip ? KEYS_PLACE : null}>{footer}</AfterFirst> : null}
    >
      {body}
    </Sheet>
  )
}

function Head({ view: { balance, items }, isSlip }: { view: CartView; isSlip: boolean }) {
  const say = useMessages()
  const partsOf = useBalanceParts()
  return (
    <>
      {balance ? (
        <span
          className={`flex flex-none items-center gap-1.5 text-footnote text-text-2 ${isSlip ? '' : 'mr-2.5'}`}
        >
          <WalletIcon size={17} aria-label={say('cart.balance')} />
          <Amount parts={{ ...partsOf(balance), decimals: '' }} className="font-[650] text-text" />
        </span>
      ) : null}
      {isSlip ? <ShareSlip items={items} /> : null}
      {isSlip ? (
        <IconButton
          label={say('cart.clear')}
          icon={<TrashIcon size={20} />}
          className="text-text-2"
          onClick={cart.clear}
        />
      ) : null}
    </>
  )
}
