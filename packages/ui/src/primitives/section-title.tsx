import type { MouseEvent, ReactNode } from 'react'
import { CaretRightIcon } from '../icons/caret-right.tsx'
import { GraveStroke } from '../pictures/grave-stroke.tsx'
import './section-title.css'

type SectionTitleProps = {
  children: ReactNode
  /** Leads to the whole list. */
  more?: { label: string; href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }
}

export function SectionTitle({ children, more }: SectionTitleProps) {
  return (
    <div className="ui-section-title">
      <GraveStroke />
      <h2>{children}</h2>
      {more ? (
        <a className="ui-section-title-more" href={more.href} onClick={more.onClick}>
          {more.label}
          <CaretRightIcon size={13} />
        </a>
      ) : null}
    </div>
  )
}
