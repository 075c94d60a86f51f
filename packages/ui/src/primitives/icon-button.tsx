import type { ComponentPropsWithRef, ReactNode } from 'react'
import { CountBadge } from './count-badge.tsx'
import './icon-button.css'

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: ReactNode
  /** What the button does, spoken. */
  label: string
  /** Unread count on the corner. */
  count?: number
}

/** A glyph in a 44 px touch target. */
export function IconButton({ icon, label, count = 0, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} {...rest} className={`ui-icon-button ${className}`}>
      {icon}
      <CountBadge count={count} />
    </button>
  )
}
