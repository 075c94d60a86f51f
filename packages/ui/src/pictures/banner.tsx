import type { MouseEvent, ReactNode } from 'react'
import { type ArtGround, groundStyle } from '../drawings/art-grounds.ts'
import { ClockIcon } from '../icons/clock.tsx'
import './banner.css'
import { Beams } from './beams.tsx'

type BannerProps = {
  ground: ArtGround
  /** At most two lines; a line break is kept in the home size. */
  title: string
  tag?: string
  /** One line of terms. */
  note?: ReactNode
  /** One time fact: when it ends, how often. */
  time?: ReactNode
  /** One object, usually object art of 110 to 150 px. */
  art?: ReactNode
  tilt?: boolean
  /** 138 high in lists, 168 in the home carousel. */
  size?: 'list' | 'home'
  href?: string
  onClick?: (event: MouseEvent<HTMLElement>) => void
}

/** An illustrated banner: two-tone ground, two beams, one object, few words. */
export function Banner(props: BannerProps) {
  const { ground, size = 'list', href, onClick } = props
  const shared = { className: 'ui-banner', 'data-size': size, style: groundStyle(ground) }
  if (href !== undefined) {
    return (
      <a {...shared} href={href} onClick={onClick}>
        <BannerBody {...props} />
      </a>
    )
  }
  return (
    <article {...shared}>
      <BannerBody {...props} />
    </article>
  )
}

function BannerBody({ title, tag, note, time, art, tilt, size }: BannerProps) {
  return (
    <>
      <Beams />
      {art ? (
        <span className="ui-banner-art" data-tilt={tilt || undefined}>
          {art}
        </span>
      ) : null}
      <span className="ui-banner-text">
        {tag ? (
          <span className="ui-banner-tag" data-bright={size === 'home' || undefined}>
            {tag}
          </span>
        ) : null}
        <b className="ui-banner-title">{title}</b>
        {note ? <span className="ui-banner-note">{note}</span> : null}
        {time ? (
          <span className="ui-banner-time">
            <ClockIcon weight="bold" size={13} />
            {time}
          </span>
        ) : null}
      </span>
    </>
  )
}
