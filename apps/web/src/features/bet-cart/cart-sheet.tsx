import { TrashIcon } from '@keo/ui/icons/trash'
import { WalletIcon } from '@keo/ui/icons/wallet'
import { Amount } from '@keo/ui/primitives/amount'
import { Button } from '@keo/ui/primitives/button'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Sheet } from '@keo/ui/primitives/sheet'
import { useState } from 'react'
import { useStore } from 'zustand'
import { amountParts } from '../../shared/format.ts'
import { useLanguage, useMessages } from '../../shared/messages.ts'
import { bets, closeReceipt } from './betting.ts'
import { CartOptions } from './cart-options.tsx'
import { cart } from './cart-store.ts'
import { Receipt } from './receipt.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import { SlipBody } from './slip-body.tsx'
import { SlipFooter } from './slip-footer.tsx'
import { type CartView, useCartView } from './use-cart-view.ts'

/** The open cart: the slip, its options, or what became of the bet. */
export function CartSheet() {
  const say = useMessages()
  const view = useCartView()
  const sent = useStore(bets.store)
  const [hasOptions, setOptions] = useState(false)
  const isSlip = sent.step === 'none'
  const close = (): void => {
    setOptions(false)
    closeReceipt()
    cart.close()
  }
  return (
    <Sheet
      open={view.isOpen}
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={say('cart.close')}
      isCloseHidden
      title={<Title count={view.items.length} />}
      actions={<Head view={view} isSlip={isSlip && !hasOptions} />}
      footer={
        hasOptions ? (
          <Button kind="primary" size="l" wide onClick={() => setOptions(false)}>
            {say('bet.done')}
          </Button>
        ) : isSlip ? (
          <SlipFooter view={view} onOptions={() => setOptions(true)} />
        ) : sent.step === 'ended' ? (
          <ReceiptActions sent={sent} view={view} />
        ) : null
      }
    >
      {hasOptions ? (
        <CartOptions items={view.items} onDone={() => setOptions(false)} />
      ) : isSlip ? (
        <SlipBody view={view} />
      ) : (
        <Receipt sent={sent} oddsFormat={view.oddsFormat} />
      )}
    </Sheet>
  )
}

function Title({ count }: { count: number }) {
  const say = useMessages()
  return (
    <span className="flex items-center gap-2">
      {say('cart.title')}
      {count > 0 ? (
        <span className="num min-w-[22px] rounded-[7px] bg-action px-1 text-center text-[13px] leading-[22px] font-[750] text-on-action">
          {count}
        </span>
      ) : null}
    </span>
  )
}

function Head({ view: { balance }, isSlip }: { view: CartView; isSlip: boolean }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <>
      {balance ? (
        <span
          className={`flex flex-none items-center gap-1.5 text-footnote text-text-2 ${isSlip ? '' : 'mr-2.5'}`}
        >
          <WalletIcon size={17} aria-label={say('cart.balance')} />
          <Amount
            parts={{ ...amountParts(balance, language), decimals: '' }}
            className="font-[650] text-text"
          />
        </span>
      ) : null}
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
