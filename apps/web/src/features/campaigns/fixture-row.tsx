import type { FixtureView, Outcome } from '@keo/contract/predictions'
import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { parseServerTime } from '@keo/units/instants'
import { formatDate, formatKickOff } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { followLink } from '../../navigation/use-go.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { useSession } from '../../session/session.ts'
import { useDoors } from '../current-member/index.ts'
import { usePick } from './prediction-queries.ts'

type Joined = { id: string; version: number }
export type OfFixture = { match: FixtureView; campaign: Joined }

export const detailPath = (id: string, matchId: string): string =>
  withQuery(paths.americaDetails(), { id, match: matchId })

/** One match: who plays when, how it stands, and the own pick. */
export function FixtureRow({ match, campaign }: OfFixture) {
  const to = detailPath(campaign.id, match.matchId)
  return (
    <article className="fixture" data-state={match.state}>
      <a className="fixture-head" href={to} onClick={(event) => followLink(event, to)}>
        <small>{match.league}</small>
        <KickOff match={match} />
        <b>{match.home}</b>
        <b>{match.away}</b>
        {match.homeScore === null ? null : (
          <span className="fixture-score num">
            <b>{match.homeScore}</b>
            <b>{match.awayScore}</b>
          </span>
        )}
      </a>
      <PickButtons match={match} campaign={campaign} />
    </article>
  )
}

const STATE_WORDS = {
  on: 'campaigns.match.on',
  over: 'campaigns.match.over',
  void: 'campaigns.match.void',
} as const

export function KickOff({ match }: { match: FixtureView }) {
  const say = useMessages()
  const language = useLanguage()
  const at = parseServerTime(match.time) ?? 0
  if (match.state === 'next')
    return (
      <small className="num">
        {formatKickOff(at, language)} · {formatDate(at, language)}
      </small>
    )
  return <small>{say(STATE_WORDS[match.state])}</small>
}

const SIDES: readonly Outcome[] = ['1', 'X', '2']

/** 1, X and 2; once the match has begun they only tell what was picked and what was right. */
export function PickButtons({ match, campaign }: OfFixture) {
  const say = useMessages()
  const doors = useDoors()
  const { isLoggedIn } = useSession()
  const pick = usePick()
  const chosen = pick.isPending ? pick.variables.pick : match.pick
  const nameOf = (side: Outcome) =>
    side === 'X'
      ? say('campaigns.pick.draw')
      : say('campaigns.pick.wins', { side: side === '1' ? match.home : match.away })
  return (
    <>
      <div className="fixture-picks" role="group" aria-label={`${match.home} - ${match.away}`}>
        {SIDES.filter((side) => side !== 'X' || match.hasDraw).map((side) => (
          <button
            key={side}
            type="button"
            className="fixture-pick num"
            aria-label={nameOf(side)}
            aria-pressed={chosen === side}
            data-right={match.outcome === side || undefined}
            disabled={match.state !== 'next' || pick.isPending}
            onClick={() => (isLoggedIn ? pick.mutate({ ...campaign, match, pick: side }) : doors.signIn())}
          >
            {side}
            {match.outcome === side && match.pick === side ? (
              <CheckCircleIcon weight="fill" size={15} />
            ) : null}
          </button>
        ))}
      </div>
      <Problem error={pick.error} />
    </>
  )
}
