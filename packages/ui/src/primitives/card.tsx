import type { ComponentPropsWithRef } from 'react'
import './card.css'

type CardProps = ComponentPropsWithRef<'section'> & {
  /** The larger radius of wallet, VIP and banner cards. */
  hero?: boolean
}

export function Card({ hero, className = '', ...rest }: CardProps) {
  return <section {...rest} data-hero={hero || undefined} className={`ui-card ${className}`} />
}
