import type { ReactNode } from 'react'
import './badge.css'

export type BadgeTone =
  | 'neutral'
  | 'live'
  | 'win'
  | 'lose'
  | 'pending'
  | 'error'
  | 'info'
  | 'promo'
  | 'brand'
  | 'solid'
  | 'bonus'

type BadgeProps = { tone?: BadgeTone; children: ReactNode; className?: string }

/** A 20 px label. The live tone carries its own pulsing dot and is kept for what is in play. */
export function Badge({ tone = 'neutral', children, className = '' }: BadgeProps) {
  return (
    <span className={`ui-badge ${className}`} data-tone={tone}>
      {tone === 'live' ? <i className="ui-live-dot" aria-hidden="true" /> : null}
      {children}
    </span>
  )
}
