import type { ReactNode } from 'react'
import { CaretLeftIcon } from '../icons/caret-left.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import './nav-bar.css'

type NavBarProps = {
  title: ReactNode
  /** Back button; tab pages have none. */
  back?: { label: string; onClick: () => void; disabled?: boolean }
  /** Replaces the back button, such as a close cross. */
  start?: ReactNode
  /** One slot: support, filter, history. */
  end?: ReactNode
  /** Tab pages put a large title at the left edge. */
  lead?: boolean
  sticky?: boolean
  /** Over artwork the bar is clear until the page has scrolled 24 px. */
  overArt?: boolean
  scrolled?: boolean
}

export function NavBar({ title, back, start, end, lead, sticky, overArt, scrolled }: NavBarProps) {
  return (
    <header
      className="ui-nav-bar"
      data-lead={lead || undefined}
      data-sticky={sticky || undefined}
      data-over-art={overArt || undefined}
      data-scrolled={scrolled || undefined}
    >
      {lead ? null : <div>{start ?? (back ? <BackButton {...back} /> : null)}</div>}
      <h1 className="ui-nav-bar-title">{title}</h1>
      <div className="ui-nav-bar-end">{end}</div>
    </header>
  )
}

function BackButton({ label, onClick, disabled }: NonNullable<NavBarProps['back']>) {
  return <IconButton label={label} onClick={onClick} disabled={disabled} icon={<CaretLeftIcon size={22} />} />
}
