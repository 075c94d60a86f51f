import { CaretDownIcon } from '@keo/ui/icons/caret-down'
import { Flag } from '@keo/ui/pictures/flag'
import { NavBar } from '@keo/ui/bars/nav-bar'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import { flagCode } from '../sports/index.ts'
import type { MatchHead } from '../sportsbook/index.ts'
import { headline } from '../match-words/index.ts'
import { FollowStar } from './follow-star.tsx'
import { LeagueSheet } from './league-sheet.tsx'
import './match-bar.css'

/** Over the artwork it names the league; once the board is out of sight it says the score. */
export function MatchBar({ head, isScrolled }: { head: MatchHead; isScrolled: boolean }) {
  const [isLeagueOpen, setIsLeagueOpen] = useState(false)
  return (
    <Bar
      isScrolled={isScrolled}
      title={
        isScrolled ? (
          <ScoreTitle head={head} />
        ) : (
          <LeagueButton head={head} onOpen={() => setIsLeagueOpen(true)} />
        )
      }
      end={<FollowStar sportId={head.sportId} matchId={head.id} />}
    >
      <LeagueSheet head={head} isOpen={isLeagueOpen} onClose={() => setIsLeagueOpen(false)} />
    </Bar>
  )
}

type BarProps = { title: ReactNode; end: ReactNode; isScrolled: boolean; children?: ReactNode }

export function Bar({ title, end, isScrolled, children }: BarProps) {
  const say = useMessages()
  const go = useGo()
  return (
    <div className="match-bar">
      <NavBar
        title={title}
        back={{ label: say('nav.back'), onClick: go.back }}
        end={end}
        overArt
        scrolled={isScrolled}
      />
      {children}
    </div>
  )
}

function LeagueButton({ head: { league }, onOpen }: { head: MatchHead; onOpen: () => void }) {
  return (
    <button type="button" className="match-league" aria-haspopup="dialog" onClick={onOpen}>
      <Flag code={flagCode(league.regionId)} size={17} />
      <span className="ell">{league.name}</span>
      <CaretDownIcon size={12} className="flex-none" />
    </button>
  )
}

function ScoreTitle({ head }: { head: MatchHead }) {
  const [home, away] = head.teams
  const score = headline(head)
  return (
    <span className="flex items-center gap-2 text-callout">
      <span className="ell">{home?.name}</span>
      <b className="num flex-none">{score?.join('–') ?? '–'}</b>
      <span className="ell">{away?.name}</span>
    </span>
  )
}
