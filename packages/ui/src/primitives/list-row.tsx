import type { MouseEvent, ReactNode } from 'react'
import { CaretRightIcon } from '../icons/caret-right.tsx'
import './list-row.css'

type ListRowProps = {
  title: ReactNode
  /** Second line under the title. */
  note?: ReactNode
  /** What is set now, at the right edge. */
  value?: ReactNode
  icon?: ReactNode
  /** Puts the icon on a tinted tile. */
  tile?: boolean
  /** A control at the right edge, such as a switch; it replaces the caret. */
  control?: ReactNode
  danger?: boolean
  disabled?: boolean
  href?: string
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** A 52 px row: a link, a button or plain, by what it is given. */
export function ListRow(props: ListRowProps) {
  const { href, onClick, disabled, danger } = props
  const shared = { className: 'ui-list-row', 'data-danger': danger || undefined }
  if (href !== undefined) {
    return (
      <a {...shared} href={href} onClick={onClick}>
        <RowBody {...props} goes />
      </a>
    )
  }
  if (onClick) {
    return (
      <button {...shared} type="button" disabled={disabled} onClick={onClick}>
        <RowBody {...props} goes />
      </button>
    )
  }
  return (
    <div {...shared}>
      <RowBody {...props} />
    </div>
  )
}

function RowBody({ title, note, value, icon, tile, control, goes }: ListRowProps & { goes?: boolean }) {
  return (
    <>
      {icon ? <span className={tile ? 'ui-list-row-tile' : undefined}>{icon}</span> : null}
      <span className="ui-list-row-text">
        {title}
        {note ? <span className="ui-list-row-note">{note}</span> : null}
      </span>
      {value === undefined ? null : <span className="ui-list-row-value">{value}</span>}
      {control ?? (goes ? <CaretRightIcon size={13} className="text-text-3" /> : null)}
    </>
  )
}
