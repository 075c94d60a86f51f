import { Button } from '@keo/ui/primitives/button'
import { type ReactNode, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../../language/messages.ts'
import { bets, closeReceipt } from '../betting/betting.ts'
import { CartOptions } from './cart-options.tsx'
import { cart } from '../cart/cart-store.ts'
import { Receipt } from '../receipt/receipt.tsx'
import { ReceiptActions } from '../receipt/receipt-actions.tsx'
import { SlipBody } from './slip-body.tsx'
import { SlipFooter, type StakeKeys } from './slip-footer.tsx'
import { type CartView, useCartView } from '../cart/use-cart-view.ts'

type CartContent = {
  view: CartView
  isSlip: boolean
  body: ReactNode
  footer: ReactNode
  leave: () => void
}

/** The slip, its options, or what became of the bet; a sheet or a column shows it. */
export function useCartContent(keys: StakeKeys): CartContent {
  const say = useMessages()
  const view = useCartView()
  const sent = useStore(bets.store)
  const [hasOptions, setOptions] = useState(false)
  const done = (): void => setOptions(false)
  const leave = (): void => {
    done()
    closeReceipt()
    cart.close()
  }
  const shell = { view, leave, isSlip: false }
  if (hasOptions)
    return {
      ...shell,
      body: <CartOptions items={view.items} onDone={done} />,
      footer: (
        <Button kind="primary" size="l" wide onClick={done}>
          {say('bet.done')}
        </Button>
      ),
    }
  if (sent.step === 'none')
    return {
      ...shell,
      isSlip: true,
      body: <SlipBody view={view} />,
      footer: <SlipFooter view={view} keys={keys} onOptions={() => setOptions(true)} />,
    }
  return {
    ...shell,
    body: <Receipt sent={sent} oddsFormat={view.oddsFormat} />,
    footer: sent.step === 'ended' ? <ReceiptActions sent={sent} view={view} /> : null,
  }
}

export function CartTitle({ count }: { count: number }) {
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
