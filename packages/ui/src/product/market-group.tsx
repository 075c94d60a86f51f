import type { ReactNode } from 'react'
import { CaretUpIcon } from '../icons/caret-up.tsx'
import { PushPinIcon } from '../icons/push-pin.tsx'
import '../primitives/card.css'

type MarketGroupProps = {
  name: string
  count?: number
  pin: { on: boolean; label: string; onToggle: () => void }
  open: boolean
  onToggle: () => void
  /** Column heads, such as the two teams. */
  heads?: readonly string[]
  children: ReactNode
}

/** A market with its prices, folded or open, pinned or not. */
export function MarketGroup({ name, count, pin, open, onToggle, heads, children }: MarketGroupProps) {
  return (
    <section className={`ui-card px-3 ${open ? 'pb-3' : ''}`}>
      <header className="flex h-[42px] items-center gap-2">
        <button
          type="button"
          aria-pressed={pin.on}
          aria-label={pin.label}
          onClick={pin.onToggle}
          className={`relative before:absolute before:-inset-3 ${pin.on ? 'text-brand' : 'text-text-3'}`}
        >
          <PushPinIcon size={16} weight={pin.on ? 'fill' : 'regular'} />
        </button>
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-s text-left"
        >
          <b className="ell text-callout font-semibold">{name}</b>
          {count === undefined ? null : (
            <span className="num text-caption font-semibold text-text-3">{count}</span>
          )}
          <CaretUpIcon size={14} className={`ml-auto text-text-3 ${open ? '' : 'rotate-180'}`} />
        </button>
      </header>
      {open && heads ? (
        <div className="grid auto-cols-fr grid-flow-col gap-1.5 pb-1.5 text-center text-caption text-text-3">
          {heads.map((head) => (
            <span key={head} className="ell">
              {head}
            </span>
          ))}
        </div>
      ) : null}
      {open ? children : null}
    </section>
  )
}
