import type { ComponentPropsWithRef, ReactNode } from 'react'
import './button.css'
import { Spinner } from './spinner.tsx'

export type ButtonKind = 'primary' | 'soft' | 'outline' | 'neutral' | 'danger'
export type ButtonSize = 'l' | 'm' | 's' | 'xs'

type ButtonProps = ComponentPropsWithRef<'button'> & {
  kind?: ButtonKind
  /** 52, 44, 36 or 30 high. */
  size?: ButtonSize
  wide?: boolean
  /** Only for a primary button that floats over the page. */
  glow?: boolean
  /** Label at the left edge and its consequence at the right. */
  spread?: boolean
  icon?: ReactNode
  /** A call is under way: the button keeps its width, shows a ring and takes no taps. */
  busy?: boolean
  /** Said beside the ring instead of hiding the label. */
  busyLabel?: string
  /** Seconds left before the button may be used again. */
  countdown?: number
}

export function Button({
  kind = 'neutral',
  size = 'm',
  wide,
  glow,
  spread,
  icon,
  busy = false,
  busyLabel,
  countdown = 0,
  disabled = false,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const covered = busy && !busyLabel
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy || countdown > 0}
      aria-busy={busy || undefined}
      data-kind={kind}
      data-size={size}
      data-wide={wide || undefined}
      data-glow={glow || undefined}
      data-spread={spread || undefined}
      className={`ui-button ${className}`}
    >
      {busy ? <Spinner over={covered} /> : icon}
      <span className="ui-button-label" data-covered={covered || undefined}>
        {countdown > 0 ? <span className="num">{countdown}s</span> : null}
        {busy && busyLabel ? busyLabel : children}
      </span>
    </button>
  )
}
