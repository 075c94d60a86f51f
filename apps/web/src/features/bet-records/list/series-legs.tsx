import { CheckIcon } from '@keo/ui/icons/check'
import { MinusIcon } from '@keo/ui/icons/minus'
import { XIcon } from '@keo/ui/icons/x'
import type { ReactNode } from 'react'
import { formatKickOff } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { OUTCOME_TEXTS } from '../bet-words.ts'
import type { ShownLeg } from '../shown-bet.ts'
import './series-legs.css'

/** The legs of a series as a path: what is decided, what is on, what comes. */
export function SeriesLegs({
  legs,
  oddsOf,
}: {
  legs: readonly ShownLeg[]
  oddsOf: (leg: ShownLeg) => string
}) {
  return (
    <ul className="bet-legs">
      {legs.map((leg) => (
        <li key={`${leg.marketId}-${leg.optionType}`} className="bet-leg" data-mark={markOf(leg)}>
          <i className="bet-leg-mark" aria-hidden="true">
            {iconOf(leg)}
          </i>
          <div className="min-w-0 grow">
            <p className="flex justify-between gap-2 text-callout font-semibold">
              <span className="ell">{leg.optionName}</span>
              <span className="num">{oddsOf(leg)}</span>
            </p>
            <p className="flex gap-1.5 text-caption text-text-3">
              <span className="ell">{matchText(leg)}</span>
              <LegState leg={leg} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function LegState({ leg }: { leg: ShownLeg }) {
  const say = useMessages()
  const language = useLanguage()
  if (leg.outcome) {
    const { text, tone } = OUTCOME_TEXTS[leg.outcome]
    const colour = tone === 'win' ? 'text-win' : tone === 'lose' ? 'text-lose' : 'text-text-2'
    return <span className={`ml-auto flex-none font-semibold ${colour}`}>{say(text)}</span>
  }
  if (leg.phase === 'live')
    return (
      <span className="num ml-auto flex-none font-semibold text-live-text">
        {leg.minute || say('betRecord.inPlay')}
      </span>
    )
  return <span className="num ml-auto flex-none">{formatKickOff(leg.startsAtMs, language)}</span>
}

/** `Bayern – Dortmund`: who plays, where the score stands elsewhere. */
export function matchNames({ teams: [home, away], matchName }: ShownLeg): string {
  return home && away ? `${home.name} \u2013 ${away.name}` : matchName
}

/** `Bayern 3–0 Dortmund` when there is a score, the name of the match before. */
export function matchText({ teams: [home, away], score, resultScore, matchName }: ShownLeg): string {
  const shown = resultScore?.replace('-', '\u2013') ?? score?.join('\u2013')
  if (!home || !away) return matchName
  return `${home.name} ${shown ?? '\u2013'} ${away.name}`
}

function markOf({ phase, outcome }: ShownLeg): string {
  if (!outcome) return phase
  return outcome === 'won' || outcome === 'halfWon'
    ? 'won'
    : outcome === 'lost' || outcome === 'halfLost'
      ? 'lost'
      : 'even'
}

/** Never by colour alone. */
function iconOf(leg: ShownLeg): ReactNode {
  switch (markOf(leg)) {
    case 'won':
      return <CheckIcon size={11} />
    case 'lost':
      return <XIcon size={11} />
    case 'even':
      return <MinusIcon size={11} />
    case 'live':
      return <b />
    default:
      return null
  }
}
