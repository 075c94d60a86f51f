import type { BetReplay } from '@keo/contract/bet-replay'
import { CheckIcon } from '@keo/ui/icons/check'
import { CoinsIcon } from '@keo/ui/icons/coins'
import { MinusIcon } from '@keo/ui/icons/minus'
import { ReceiptIcon } from '@keo/ui/icons/receipt'
import { SoccerBallIcon } from '@keo/ui/icons/soccer-ball'
import { TrendDownIcon } from '@keo/ui/icons/trend-down'
import { TrendUpIcon } from '@keo/ui/icons/trend-up'
import { XIcon } from '@keo/ui/icons/x'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import type { ReactNode } from 'react'
import { useMessages } from '../../../language/messages.ts'
import type { LinePoint } from './replay-line.ts'
import { type Happening, storyOf, wholeOdds } from './happenings.ts'
import { useStoryWords } from './use-story-words.ts'
import { useTimes } from './use-times.ts'

type ReplayStoryProps = {
  replay: BetReplay
  points: readonly LinePoint[]
  oddsOf: (thousandths: number) => string
}

/** What happened, one row after the other. */
export function ReplayStory({ replay, points, oddsOf }: ReplayStoryProps) {
  const say = useMessages()
  const story = storyOf(replay, points)
  const placed = story.map((happening, place) => ({ happening, place }))
  const { time, day } = useTimes(story[0]?.at ?? 0, story.at(-1)?.at ?? 0)
  const wordsOf = useStoryWords(replay, oddsOf)
  if (!replay.play) return <p className="replay-note replay-section">{say('betReplay.noPlay')}</p>
  return (
    <section className="replay-section">
      <SectionTitle>{say('betReplay.story')}</SectionTitle>
      <ol className="replay-story">
        {placed.map(({ happening, place }) => {
          const { title, text } = wordsOf(happening)
          return (
            <li key={place}>
              <time className="num" dateTime={new Date(happening.at).toISOString()}>
                {time(happening.at)}
                {day(happening.at) === '' ? null : <small>{day(happening.at)}</small>}
              </time>
              <Dot happening={happening} />
              <div>
                <b>{title}</b>
                {text === '' ? null : <p>{text}</p>}
                {happening.kind === 'placed' ? <Prices replay={replay} oddsOf={oddsOf} /> : null}
              </div>
            </li>
          )
        })}
      </ol>
      <NotKept replay={replay} />
    </section>
  )
}

const OUTCOME_DOTS: Readonly<Record<string, { tone: string; icon: ReactNode }>> = {
  won: { tone: 'won', icon: <CheckIcon size={14} /> },
  halfWon: { tone: 'won', icon: <CheckIcon size={14} /> },
  lost: { tone: 'lost', icon: <XIcon size={14} /> },
  halfLost: { tone: 'lost', icon: <XIcon size={14} /> },
}
const PLAIN = { tone: 'plain', icon: <MinusIcon size={14} /> }

function dotOf(happening: Happening): { tone: string; icon: ReactNode } {
  switch (happening.kind) {
    case 'leg':
      return OUTCOME_DOTS[happening.outcome] ?? PLAIN
    case 'event': {
      const { change } = happening
      if (!change || change.before === change.after)
        return { tone: 'plain', icon: <SoccerBallIcon size={14} weight="fill" /> }
      return change.after < change.before
        ? { tone: 'down', icon: <TrendDownIcon size={14} /> }
        : { tone: 'up', icon: <TrendUpIcon size={14} /> }
    }
    case 'cashOut':
    case 'settled':
      return { tone: 'plain', icon: <CoinsIcon size={14} /> }
    case 'rejected':
    case 'cancelled':
      return { tone: 'lost', icon: <XIcon size={14} /> }
    default:
      return { tone: 'plain', icon: <ReceiptIcon size={14} weight="fill" /> }
  }
}

function Dot({ happening }: { happening: Happening }) {
  const { tone, icon } = dotOf(happening)
  return (
    <span className="replay-dot" data-tone={tone} aria-hidden="true">
      {icon}
    </span>
  )
}

/** The price at the tap, the price that was given, and the wait between them. */
function Prices({ replay, oddsOf }: Omit<ReplayStoryProps, 'points'>) {
  const say = useMessages()
  const { play } = replay
  const taken = play?.steps.find(({ state }) => state === 'accepted' || state === 'rejected')
  const isTaken = taken?.state === 'accepted'
  const whole = (of: 'seenOdds' | 'odds') => {
    const odds = wholeOdds(replay, of)
    return odds === null ? '—' : oddsOf(Math.trunc(odds * 1000 + 1e-6))
  }
  const moved = play?.legs.filter(({ seenOdds, odds }) => isTaken && seenOdds !== odds) ?? []
  const waited = play && taken ? Math.round((taken.at - play.receivedAt) / 100) / 10 : null
  return (
    <>
      <dl className="replay-prices">
        <Price name={say('betReplay.seen')} value={whole('seenOdds')} />
        <Price name={say('betReplay.given')} value={isTaken ? whole('odds') : '—'} />
        <Price
          name={say('betReplay.wait')}
          value={waited === null ? '—' : say('betReplay.seconds', { count: waited })}
        />
      </dl>
      {moved.map(({ optionName: name, seenOdds, odds }) => (
        <p key={`${name} ${odds}`} className="num">
          {`${name}: ${oddsOf(seenOdds)} → ${oddsOf(odds)}`}
        </p>
      ))}
    </>
  )
}

function Price({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}

/** Where something is not there to be shown, that is said. */
function NotKept({ replay: { play, record } }: { replay: BetReplay }) {
  const say = useMessages()
  const known = new Set(play?.matches.map(({ matchId }) => matchId))
  const gone = record.legs.filter(({ matchId }) => !known.has(matchId)).map(({ matchName }) => matchName)
  return (
    <>
      {gone.length === 0 ? null : (
        <p className="replay-note">{say('betReplay.notKept', { matches: gone.join(', ') })}</p>
      )}
      {play?.matches
        .filter(({ leftOut }) => leftOut > 0)
        .map(({ matchId, name, leftOut }) => (
          <p key={matchId} className="replay-note">
            {say('betReplay.leftOut', { match: name, count: leftOut })}
          </p>
        ))}
    </>
  )
}
