import type { MouseEvent, ReactNode } from 'react'
import { EyeIcon } from '../icons/eye.tsx'
import { PlayIcon } from '../icons/play.tsx'
import { Badge } from './badge.tsx'
import './live-card.css'
import { Score } from './score.tsx'

export type LiveScore = {
  home: { mark: ReactNode; code?: string; score: number }
  away: { mark: ReactNode; code?: string; score: number }
  clock?: string
}

type LiveCardProps = {
  /** A cover picture, or the floodlit pitch. */
  cover: ReactNode
  /** In the live badge: a minute, or "TRỰC TIẾP". */
  badge: string
  /** Already formatted: "18,4K". */
  viewers: string
  score?: LiveScore
  title: string
  note: string
  /** The host's portrait. */
  host: ReactNode
  /** The large one on top shows everything on the video. */
  hero?: boolean
  href: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A stream that is on air. */
export function LiveCard(props: LiveCardProps) {
  const { cover, badge, viewers, score, hero, href, onClick } = props
  return (
    <a className="ui-live-card" data-size={hero ? 'hero' : 'half'} href={href} onClick={onClick}>
      <span className="ui-live-video block">
        {cover}
        <span className="ui-live-veil" />
        <Badge tone="live">
          <span className="num">{badge}</span>
        </Badge>
        <span className="ui-live-viewers num">
          <EyeIcon weight="fill" size={13} />
          {viewers}
        </span>
        {score ? <LiveScoreChip score={score} hero={hero} /> : null}
        {hero ? <HostLine {...props} /> : null}
      </span>
      {hero ? null : <HostLine {...props} />}
    </a>
  )
}

function LiveScoreChip({ score, hero }: { score: LiveScore; hero?: boolean }) {
  const { home, away, clock } = score
  return (
    <span className="ui-live-score">
      {home.mark}
      {home.code ? <span className="ui-live-code">{home.code}</span> : null}
      {hero ? (
        <Score home={home.score} away={away.score} />
      ) : (
        <b className="num num-wide font-[800]">
          {home.score}–{away.score}
        </b>
      )}
      {away.code ? <span className="ui-live-code">{away.code}</span> : null}
      {away.mark}
      {clock ? <span className="ui-live-clock num">{clock}</span> : null}
    </span>
  )
}

function HostLine({ host, title, note, hero }: LiveCardProps) {
  return (
    <span className="ui-live-host">
      {host}
      <span className="min-w-0 flex-1">
        <b className="ui-live-title ell">{title}</b>
        <span className="ui-live-note ell">{note}</span>
      </span>
      {hero ? (
        <span className="ui-live-play">
          <PlayIcon size={18} />
        </span>
      ) : null}
    </span>
  )
}
