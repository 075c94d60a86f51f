import type { ReplayPlay } from '@keo/contract/bet-replay'
import type { OrderReplay } from '@keo/sportsbook-contract/replay'
import type { Currency } from '@keo/units/money'
import { fromSportsText } from '@keo/units/sports-currency'
import { amountText, OUTCOMES, stateOf } from './bet-record-views.ts'

/** The provider counts in its own units and numbers; from here on it is ours. */
export function playView(replay: OrderReplay, currency: Currency): ReplayPlay {
  const text = (units: string) => amountText(fromSportsText(units, currency)?.minor ?? 0n, currency)
  const maybe = (units: string | null) => (units === null ? null : text(units))
  const { receivedAt, delayMs, delayCause } = replay
  return {
    receivedAt,
    delayMs,
    delayCause,
    steps: replay.steps.map(({ at, status, returned }) => ({
      at,
      state: stateOf(status),
      returned: maybe(returned),
    })),
    legs: replay.legs.map(({ matchId, requestedOdds, outcome, ...leg }) => ({
      ...leg,
      matchId: String(matchId),
      seenOdds: requestedOdds,
      outcome: outcome === null ? null : (OUTCOMES[outcome] ?? null),
    })),
    matches: replay.matches.map(({ matchId, status: _, ...match }) => ({
      ...match,
      matchId: String(matchId),
    })),
    worths: replay.worths.map(({ at, worth, legs }) => ({ at, worth: maybe(worth), legs })),
    cashOuts: replay.cashOuts.map(({ id, receivedAt: at, status, stake, payout, cause }) => ({
      id,
      at,
      state: stateOf(status),
      stake: text(stake),
      paid: maybe(payout),
      rule: cause && ruleView(cause, text),
    })),
  }
}

type Cause = NonNullable<OrderReplay['cashOuts'][number]['cause']>
type Rule = NonNullable<ReplayPlay['cashOuts'][number]['rule']>

function ruleView({ condition, worth, minute }: Cause, text: (units: string) => string): Rule {
  return {
    kind: condition.kind,
    amount: 'amount' in condition ? text(String(condition.amount)) : null,
    minute,
    event: condition.kind === 'event' ? condition.event : null,
    matchId: 'matchId' in condition ? String(condition.matchId) : null,
    worth: text(String(worth)),
  }
}
