import type { ReactNode } from 'react'
import { EnvelopeOpenIcon } from '../icons/envelope-open.tsx'
import { TrashIcon } from '../icons/trash.tsx'
import { useSwipeReveal } from '../use-swipe-reveal.ts'
import './letter-row.css'

export type LetterTone = 'neutral' | 'win' | 'pending' | 'error' | 'info' | 'promo'

const ACTION_WIDTH = 70

type LetterRowProps = {
  icon: ReactNode
  tone?: LetterTone
  title: string
  excerpt: string
  time: string
  unread?: boolean
  /** "Unread", spoken before the title. */
  unreadLabel: string
  onOpen: () => void
  /** Behind the row, found by swiping left. */
  read?: { label: string; onPress: () => void }
  remove?: { label: string; onPress: () => void }
}

export function LetterRow(props: LetterRowProps) {
  const { icon, tone = 'neutral', title, excerpt, time, unread, unreadLabel, onOpen, read, remove } = props
  const swipe = useSwipeReveal((read ? ACTION_WIDTH : 0) + (remove ? ACTION_WIDTH : 0))
  const opened = swipe.offset < 0
  return (
    <article className="ui-letter" data-unread={unread || undefined}>
      <div className="ui-letter-actions">
        {read ? (
          <LetterAction {...read} icon={<EnvelopeOpenIcon weight="fill" size={20} />} shown={opened} />
        ) : null}
        {remove ? (
          <LetterAction {...remove} icon={<TrashIcon weight="fill" size={20} />} shown={opened} danger />
        ) : null}
      </div>
      <button
        type="button"
        className="ui-letter-face"
        style={{ transform: opened ? `translateX(${swipe.offset}px)` : undefined }}
        {...swipe.handlers}
        onClick={opened ? swipe.close : onOpen}
      >
        <span className="ui-letter-tile" data-tone={tone}>
          {icon}
        </span>
        <span className="min-w-0 flex-1">
          <span className="ui-letter-head">
            <span className="ui-letter-title ell">
              {unread ? <span className="sr-only">{unreadLabel}</span> : null}
              {title}
            </span>
            <span className="ui-letter-time num">{time}</span>
          </span>
          <span className="ui-letter-excerpt">{excerpt}</span>
        </span>
      </button>
    </article>
  )
}

type LetterActionProps = {
  label: string
  onPress: () => void
  icon: ReactNode
  shown: boolean
  danger?: boolean
}

function LetterAction({ label, onPress, icon, shown, danger }: LetterActionProps) {
  return (
    <button
      type="button"
      className="ui-letter-action"
      data-danger={danger || undefined}
      tabIndex={shown ? 0 : -1}
      aria-hidden={shown ? undefined : true}
      onClick={onPress}
    >
      {icon}
      {label}
    </button>
  )
}
