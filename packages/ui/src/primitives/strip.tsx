import type { ReactNode } from 'react'
import { InfoIcon } from '../icons/info.tsx'
import { WarningIcon } from '../icons/warning.tsx'
import { WarningCircleIcon } from '../icons/warning-circle.tsx'

export type StripTone = 'info' | 'warn' | 'error'

const LOOKS: Record<StripTone, { className: string; icon: ReactNode }> = {
  info: { className: 'bg-info-soft text-info', icon: <InfoIcon weight="fill" size={16} /> },
  warn: { className: 'bg-warn-soft text-warn', icon: <WarningIcon weight="fill" size={16} /> },
  error: { className: 'bg-error-soft text-error', icon: <WarningCircleIcon weight="fill" size={16} /> },
}

type StripProps = { tone: StripTone; children: ReactNode; action?: ReactNode }

/** A line that stays in view: offline, price changed, keep the transfer note. */
export function Strip({ tone, children, action }: StripProps) {
  const { className, icon } = LOOKS[tone]
  return (
    <div role="status" className={`flex items-center gap-2 rounded-m px-3 py-2.5 text-footnote ${className}`}>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {action}
    </div>
  )
}
