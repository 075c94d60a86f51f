import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { SportIcon } from '@keo/ui/product/sport-icon'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { useState } from 'react'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { type MatchHead, useMarkets } from '../../sportsbook/index.ts'
import { FollowStar } from '../follow-star.tsx'
import { OddsSheet } from '../history/odds-sheet.tsx'
import type { Held } from '../markets/option-cell.tsx'
import { Bar } from '../match-bar.tsx'
import { OverNotice, SaleNotice } from '../sale-notice.tsx'
import { isFinal } from '../../match-words/index.ts'
import { useScrolled } from '../../../page-kit/use-scrolled.ts'
import '../board/board.css'
import './champions.css'
import { RunnerList } from './runner-list.tsx'

/** A competition, until when it can be bet on, and everyone who may win it. */
export function ChampionsPage({ head }: { head: MatchHead }) {
  const groups = useMarkets(head.id)
  const [mark, isScrolled] = useScrolled()
  const [held, setHeld] = useState<Held | null>(null)
  return (
    <ScreenFrame
      gutter={false}
      bar={
        <Bar
          title={isScrolled ? head.name : head.league.name}
          end={<FollowStar sportId={head.sportId} matchId={head.id} />}
          isScrolled={isScrolled}
        />
      }
    >
      <div ref={mark} className="match-top-mark" />
      <Title head={head} />
      <SaleNotice head={head} />
      {isFinal(head) ? <OverNotice head={head} /> : <Runners head={head} groups={groups} onHold={setHeld} />}
      <OddsSheet matchId={head.id} isLive={false} held={held} onClose={() => setHeld(null)} />
    </ScreenFrame>
  )
}

function Title({ head }: { head: MatchHead }) {
  const say = useMessages()
  const language = useLanguage()
  return (
    <section className="match-board match-champions">
      <SportIcon sport={head.sportId} size={34} />
      <h2>{[head.name, head.season].filter(Boolean).join(' · ')}</h2>
      <p className="num">{say('match.champions.ends', { time: formatDateTime(head.startsAt, language) })}</p>
    </section>
  )
}

type RunnersProps = {
  head: MatchHead
  groups: ReturnType<typeof useMarkets>
  onHold: (held: Held) => void
}

function Runners({ head, groups, onHold }: RunnersProps) {
  const say = useMessages()
  if (groups.length === 0)
    return <EmptyState title={say('match.market.none')} note={say('match.market.noneNote')} />
  return (
    <div className="match-markets pt-3">
      {groups.map((group) => (
        <RunnerList
          key={`${group.marketType}-${group.period}`}
          matchId={head.id}
          group={group}
          onHold={onHold}
        />
      ))}
    </div>
  )
}
