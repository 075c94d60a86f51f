import type { ReactNode } from 'react'
import { CheckIcon } from '../icons/check.tsx'
import { ClockIcon } from '../icons/clock.tsx'
import { XIcon } from '../icons/x.tsx'
import './toast.css'
import './notice.css'

export type NoticeKind = 'success' | 'failure' | 'pending'

const GLYPHS: Record<NoticeKind, ReactNode> = {
  success: <CheckIcon size={26} />,
  failure: <XIcon size={26} />,
  pending: <ClockIcon weight="bold" size={26} />,
}

type NoticeProps = { kind: NoticeKind; title: ReactNode; detail?: ReactNode; leaving?: boolean }

/** The outcome of an order in the middle of the screen. Put it in a `ToastRegion`. */
export function Notice({ kind, title, detail, leaving }: NoticeProps) {
  return (
    <div className="ui-notice" data-kind={kind} data-leaving={leaving || undefined}>
      <span className="ui-notice-disc">{GLYPHS[kind]}</span>
      <b className="ui-notice-title">{title}</b>
      {detail ? <span className="ui-notice-detail num">{detail}</span> : null}
    </div>
  )
}
