import { EnvelopeOpenIcon } from '@keo/ui/icons/envelope-open'
import { TrashIcon } from '@keo/ui/icons/trash'
import { parseServerTime } from '@keo/units/instants'
import type { ReactNode } from 'react'
import { formatDate, formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { plainContent } from './content.ts'

type RowItem = {
  readonly title: string
  readonly content: string
  readonly isRead: boolean
  readonly createTime: string
}
type RowProps = {
  item: RowItem
  path: string
  tile: ReactNode
  /** Where no line above the row says the day. */
  isDated?: boolean
}

/** One line of the inbox, which opens what it tells. */
export function InboxRow({ item, path, tile, isDated = false }: RowProps) {
  return (
    <a className="inbox-row" data-unread={!item.isRead || undefined} {...link(path)}>
      {tile}
      <RowWords item={item} isDated={isDated} />
    </a>
  )
}

/** The same line to be chosen with others. */
export function ChoiceRow({ item, tile, isOn, onChange }: Pick<RowProps, 'item' | 'tile'> & Choice) {
  return (
    <label className="inbox-row" data-unread={!item.isRead || undefined} data-on={isOn || undefined}>
      <input
        type="checkbox"
        className="inbox-check"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      {tile}
      <RowWords item={item} />
    </label>
  )
}
type Choice = { isOn: boolean; onChange: (isOn: boolean) => void }

function RowWords({ item, isDated = false }: Pick<RowProps, 'item' | 'isDated'>) {
  const say = useMessages()
  const language = useLanguage()
  const { title, content, isRead, createTime } = item
  const at = parseServerTime(createTime) ?? 0
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-baseline gap-2">
        <span className="inbox-row-title flex-1">{title}</span>
        <time className="num text-caption text-text-3">
          {isDated ? formatDate(at, language) : formatTime(at, language)}
        </time>
      </span>
      <span className="inbox-row-text">{plainContent(content)}</span>
      {isRead ? null : <span className="sr-only">{say('inbox.unreadMark')}</span>}
    </span>
  )
}

type SwipeProps = { children: ReactNode; isRead: boolean; onRead: () => void; onDelete: () => void }

/** What can be done with a letter lies beside it: swiped to, or reached by the keys. */
export function SwipeRow({ children, isRead, onRead, onDelete }: SwipeProps) {
  const say = useMessages()
  return (
    <div className="inbox-swipe">
      {children}
      <div className="inbox-swipe-actions" role="group" aria-label={say('inbox.actions')}>
        {isRead ? null : (
          <button type="button" className="inbox-swipe-read" onClick={onRead}>
            <EnvelopeOpenIcon size={20} weight="fill" />
            {say('inbox.read')}
          </button>
        )}
        <button type="button" className="inbox-swipe-delete" onClick={onDelete}>
          <TrashIcon size={20} weight="fill" />
          {say('inbox.delete')}
        </button>
      </div>
    </div>
  )
}
