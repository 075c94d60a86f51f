import { type MouseEvent, type ReactNode, useState } from 'react'
import { CaretRightIcon } from '../icons/caret-right.tsx'
import { ChartBarIcon } from '../icons/chart-bar.tsx'
import { MonitorPlayIcon } from '../icons/monitor-play.tsx'
import { StarIcon } from '../icons/star.tsx'
import { wordSize } from '../word-size.ts'
import './match-row.css'

export type MatchTeam = {
  id: string | number
  name: string
  score?: number
  crest: ReactNode
  /** Players sent off. */
  cards?: { count: number; label: string }
  /** Spoken, where it is this side that serves. */
  serves?: string
}

type MatchRowProps = {
  home: MatchTeam
  away: MatchTeam
  /** "67:24" or "45+2", or what draws it; a match not yet under way has a kick-off instead. */
  clock?: ReactNode
  /** "Hiệp 2", or the kick-off of an upcoming match. */
  period: string
  follow: { on: boolean; label: string; onToggle: () => void }
  /** Named when the match can be watched. */
  streamLabel?: string
  stats?: { label: string; onOpen: () => void }
  /** How many more markets wait in the detail. */
  moreMarkets: number
  detail: { label: string; href: string; onClick?: (event: MouseEvent<HTMLAnchorElement>) => void }
  /** Three columns of prices. */
  columns: readonly [ReactNode, ReactNode, ReactNode]
  /** Instead of the columns: why they have no prices. */
  note?: string
  /** A goal just fell: the row glows once. */
  goal?: boolean
}

export function MatchRow(props: MatchRowProps) {
  const { home, away, detail, columns, note, goal } = props
  return (
    <article className="ui-match-row" data-goal={goal || undefined}>
      <MatchMeta {...props} />
      <a className="ui-match-teams" href={detail.href} onClick={detail.onClick} aria-label={detail.label}>
        <TeamLine team={home} other={away} />
        <TeamLine team={away} other={home} />
      </a>
      {note ? (
        <p className="ui-match-note">{note}</p>
      ) : (
        <div className="ui-match-odds">
          <div className="ui-match-odds-column">{columns[0]}</div>
          <div className="ui-match-odds-column">{columns[1]}</div>
          <div className="ui-match-odds-column">{columns[2]}</div>
        </div>
      )}
    </article>
  )
}

/** The names of the price columns, once, in the sticky filter bar. */
export function MatchColumns({ names }: { names: readonly [string, string, string] }) {
  return (
    <div className="ui-match-columns">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}

function MatchMeta({ clock, period, follow, streamLabel, stats, moreMarkets, detail }: MatchRowProps) {
  return (
    <div className="ui-match-meta">
      <button
        type="button"
        className="ui-match-glyph"
        aria-pressed={follow.on}
        aria-label={follow.label}
        onClick={follow.onToggle}
      >
        <StarIcon size={16} weight={follow.on ? 'fill' : 'regular'} />
      </button>
      {clock ? <span className="ui-match-clock">{clock}</span> : null}
      <span className="ell">{period}</span>
      <span className="ui-match-meta-end">
        {streamLabel ? (
          <span className="ui-match-glyph" data-brand="">
            <MonitorPlayIcon size={16} weight="fill" label={streamLabel} />
          </span>
        ) : null}
        {stats ? (
          <button type="button" className="ui-match-glyph" aria-label={stats.label} onClick={stats.onOpen}>
            <ChartBarIcon size={16} />
          </button>
        ) : null}
        <a
          className="ui-match-more"
          href={detail.href}
          onClick={detail.onClick}
          aria-label={detail.label}
          tabIndex={-1}
        >
          <span className="num">+{moreMarkets}</span>
          <CaretRightIcon size={11} />
        </a>
      </span>
    </div>
  )
}

function TeamLine({ team, other }: { team: MatchTeam; other: MatchTeam }) {
  const leads = team.score !== undefined && other.score !== undefined && team.score > other.score
  return (
    <span className="ui-match-team" data-leads={leads || undefined}>
      {team.crest}
      <span className="ui-match-name" data-word={wordSize(team.name)}>
        {team.name}
        {team.serves ? <i className="ui-match-serves" role="img" aria-label={team.serves} /> : null}
        {team.cards ? <RedCards {...team.cards} /> : null}
      </span>
      {team.score === undefined ? null : <TeamScore score={team.score} />}
    </span>
  )
}

/** It rolls when it changes, not when its row comes into view. */
function TeamScore({ score }: { score: number }) {
  const [first] = useState(score)
  return (
    <span className="ui-match-score">
      <span key={score} data-rolls={score === first ? undefined : ''}>
        {score}
      </span>
    </span>
  )
}

function RedCards({ count, label }: NonNullable<MatchTeam['cards']>) {
  return (
    <span className="ui-match-cards num" role="img" aria-label={label}>
      {count}
    </span>
  )
}
