import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  note?: ReactNode
  /** One action, usually a small primary button. */
  action?: ReactNode
  /** The receipt by default; the wrench for maintenance. */
  drawing?: ReactNode
}

export function EmptyState({ title, note, action, drawing }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-8 py-10 text-center">
      {drawing ?? <ReceiptDrawing />}
      <p className="mt-1 text-body font-semibold">{title}</p>
      {note ? <p className="mt-0.5 text-caption text-balance text-text-2">{note}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  )
}

export function ReceiptDrawing() {
  return (
    <svg width="96" height="72" viewBox="0 0 96 72" aria-hidden="true">
      <path d="M20 8h56v52l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5z" fill="var(--surface-3)" />
      <path d="M30 22h22l2 6H30zM30 34h18l2 6H30z" fill="var(--surface-4)" />
      <path d="M58 4h12l8 12H66z" fill="var(--brand)" />
    </svg>
  )
}

/** A wrench laid along the accent, for maintenance. */
export function WrenchDrawing() {
  return (
    <svg width="96" height="72" viewBox="0 0 96 72" aria-hidden="true">
      <circle cx="48" cy="38" r="30" fill="var(--surface-3)" />
      <path
        d="M61 46.5a12 12 0 0 1-15.4-11.2L29.6 51.2a5.4 5.4 0 0 0 7.6 7.6l15.9-15.9A12 12 0 0 0 66 27.7l-7.2 7.2-5.9-1.8-1.8-5.9 7.2-7.2"
        fill="var(--surface-4)"
        transform="rotate(6 48 38)"
      />
      <path d="M58 4h12l8 12H66z" fill="var(--brand)" />
    </svg>
  )
}
