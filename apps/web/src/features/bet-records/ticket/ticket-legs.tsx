import { priceOf } from '@keo/units/price'
import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { Badge } from '@keo/ui/primitives/badge'
import { OUTRIGHT_PLACE, codeParts } from '@keo/sportsbook-contract/sport-codes'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { followLink } from '../../../navigation/use-go.ts'
import { useSportsSettings } from '../../current-member/index.ts'
import { marketText, oddsText } from '../../sportsbook/index.ts'
import { OUTCOME_TEXTS } from '../bet-words.ts'
import { matchText } from '../list/series-legs.tsx'
import type { ShownLeg } from '../shown-bet.ts'
import { LegPicks } from './leg-picks.tsx'
import { factorOf, factorText } from './arithmetic.ts'
import { legRule } from './leg-rule.ts'

/** Every leg with its score, the rule that decided it, and what it multiplies by. */
export function TicketLegs({ legs }: { legs: readonly ShownLeg[] }) {
  const say = useMessages()
  return (
    <section>
      <h3 className="mb-1 text-callout font-semibold">{say('betRecord.legs')}</h3>
      <ul className="flex flex-col">
        {legs.map((leg) => (
          <li key={`${leg.marketId}-${leg.optionType}`} className="border-t border-line py-2.5">
            <Leg leg={leg} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Leg({ leg }: { leg: ShownLeg }) {
  const say = useMessages()
  const [{ oddsFormat }] = useSportsSettings()
  const shown = (odds: string) => oddsText(priceOf(odds), oddsFormat)
  return (
    <div className="flex flex-col gap-0.5 text-footnote text-text-2">
      <p className="flex items-center gap-2 text-callout text-text">
        <b className="ell grow font-semibold">{leg.optionName}</b>
        {leg.askedOdds === leg.odds ? null : (
          <s className="num flex-none text-caption text-text-3" aria-label={say('betRecord.askedOdds')}>
            {shown(leg.askedOdds)}
          </s>
        )}
        <span className="num flex-none font-semibold text-brand-text">{shown(leg.odds)}</span>
      </p>
      <p>
        {marketText(leg.marketName, leg.marketType, say('betRecord.wholeMatch'))} · {matchText(leg)}
      </p>
      <p className="text-text-3">{leg.leagueName}</p>
      <LegPicks picks={leg.picks} />
      <ToMatch leg={leg} />
      {leg.scoreAtBet ? <p>{say('betRecord.scoreAtBet', { score: leg.scoreAtBet })}</p> : null}
      {leg.resultScore ? <p>{say('betRecord.resultScore', { score: leg.resultScore })}</p> : null}
      <Why leg={leg} />
    </div>
  )
}

/** A competition that is bet on as a whole has a page of its own. */
const COMPETITION = OUTRIGHT_PLACE.period

function ToMatch({ leg: { matchId, period, matchName } }: { leg: ShownLeg }) {
  const say = useMessages()
  const path =
    codeParts(period).place === COMPETITION ? paths.championsDetail(matchId) : paths.matchDetail(matchId)
  return (
    <a
      href={path}
      className="flex min-h-[var(--touch)] items-center gap-1 self-start font-semibold text-brand-text"
      aria-label={say('betRecord.toMatchOf', { match: matchName })}
      onClick={(event) => followLink(event, path)}
    >
      {say('betRecord.toMatch')}
      <CaretRightIcon size={12} />
    </a>
  )
}

function Why({ leg }: { leg: ShownLeg }) {
  const say = useMessages()
  const factor = factorOf(leg)
  if (!leg.outcome || !factor) return null
  const { text, rule, tone } = OUTCOME_TEXTS[leg.outcome]
  const decided = legRule(leg)
  const [first, second] = decided?.parts ?? []
  return (
    <div className="mt-1 flex flex-col gap-0.5 rounded-[10px] bg-surface-2 px-2.5 py-2">
      <p className="flex items-center gap-2">
        <Badge tone={tone}>{say(text)}</Badge>
        <span className="num ml-auto text-callout font-semibold text-text">× {factorText(factor)}</span>
      </p>
      {decided?.sinceBet ? <p>{say('betRecord.rule.fromBet', { score: decided.sinceBet })}</p> : null}
      {first && second ? (
        <p>{say('betRecord.rule.split', { first: first.line, second: second.line })}</p>
      ) : null}
      {decided?.parts.map(({ line, outcome }) => (
        <p key={line} className="flex justify-between">
          <span className="num">{line}</span>
          <span>{say(OUTCOME_TEXTS[outcome].text)}</span>
        </p>
      ))}
      <p className="text-pretty">{say(rule)}</p>
    </div>
  )
}
