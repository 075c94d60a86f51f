import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../../../language/messages.ts'
import { frameSlots } from '../../../page-kit/frame-slots.ts'
import { CartTitle, useCartContent } from './cart-content.tsx'
import { cart } from '../cart/cart-store.ts'
import { ShareSlip } from './share-slip.tsx'

/** The cart in the right column of a wide screen, always open. */
export function CartDock() {
  const column = useRightColumn()
  return column ? createPortal(<Docked />, column) : null
}

function Docked() {
  const say = useMessages()
  const { view, isSlip, body, footer } = useCartContent('chips')
  const isEmpty = isSlip && view.items.length === 0
  return (
    <section aria-label={say('cart.title')} className="bet-cart-dock">
      <header className="flex items-center justify-between gap-2 pb-2">
        <h2 className="text-title-3 font-bold">
          <CartTitle count={view.items.length} />
        </h2>
        {isSlip && !isEmpty ? <ShareSlip items={view.items} /> : null}
        {isSlip && !isEmpty ? (
          <button type="button" className="h-9 rounded-s text-footnote text-text-3" onClick={cart.clear}>
            {say('cart.clear')}
          </button>
        ) : null}
      </header>
      {isEmpty ? <p className="pb-2 text-footnote text-text-2">{say('cart.empty')}</p> : body}
      {isEmpty ? null : footer}
    </section>
  )
}

/** A place in the column that belongs to this page; another page that came meanwhile keeps its own. */
function useRightColumn(): HTMLElement | null {
  const [column, setColumn] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const rightColumn = <div ref={setColumn} />
    frameSlots.setState({ rightColumn })
    return () => {
      if (frameSlots.getState().rightColumn === rightColumn) frameSlots.setState({ rightColumn: null })
    }
  }, [])
  return column
}
