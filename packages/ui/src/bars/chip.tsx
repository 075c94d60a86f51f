import type { ComponentPropsWithRef, ReactNode } from 'react'
import './chip.css'

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'aria-pressed'> & {
  on?: boolean
  /** 30 high, for filter bars. */
  size?: 'm' | 's'
  icon?: ReactNode
  count?: string | number
}

/**
 * A filter that is on or off. Inside a `tablist` pass `role="tab"`: it then says selected instead of pressed; one
 * that opens something (`aria-haspopup`) is neither.
 */
export function Chip({ on = false, size = 'm', icon, count, className = '', children, ...rest }: ChipProps) {
  const pressed = rest['aria-haspopup'] ? {} : { 'aria-pressed': on }
  const state = rest.role === 'tab' ? { 'aria-selected': on } : pressed
  return (
    <button type="button" {...rest} {...state} data-size={size} className={`ui-chip ${className}`}>
      {icon}
      {children}
      {count === undefined ? null : <span className="num ui-chip-count">{count}</span>}
    </button>
  )
}
