import type { ReactNode } from 'react'
import { CheckCircleIcon } from '../icons/check-circle.tsx'
import { WarningIcon } from '../icons/warning.tsx'
import { XCircleIcon } from '../icons/x-circle.tsx'
import './toast.css'

export type ToastKind = 'plain' | 'success' | 'error' | 'warning' | 'server-error'

const ICONS: Partial<Record<ToastKind, ReactNode>> = {
  success: <CheckCircleIcon weight="fill" size={20} />,
  error: <XCircleIcon weight="fill" size={20} />,
  warning: <WarningIcon weight="fill" size={20} />,
}

type ToastProps = { kind?: ToastKind; children: ReactNode; leaving?: boolean }

/** One message. What the server refused is solid red; everything else is dark in both themes. */
export function Toast({ kind = 'plain', children, leaving }: ToastProps) {
  return (
    <div className="ui-toast" data-kind={kind} data-leaving={leaving || undefined}>
      {ICONS[kind]}
      <span>{children}</span>
    </div>
  )
}

type ToastRegionProps = {
  urgent?: boolean
  /** For what stays until it is tapped. */
  high?: boolean
  children: ReactNode
}

/** Where toasts appear. It is always in the page, so that a screen reader hears what is added to it. */
export function ToastRegion({ urgent, high, children }: ToastRegionProps) {
  return (
    <div
      className="ui-toast-region"
      data-urgent={urgent || undefined}
      data-high={high || undefined}
      role={urgent ? 'alert' : 'status'}
    >
      {children}
    </div>
  )
}
