import type { AutoCashOut, AutoCashOutCondition } from '@keo/sportsbook-contract/auto-cash-out'
import { type MatchRule, matchRulesOf } from '@keo/sportsbook-contract/match-rules'
import { type Currency, money, type Money } from '@keo/units/money'
import { fromUnits, stakeText, unitOf } from '../cash-out/cash-out-price.ts'
import type { ShownBet, ShownLeg } from '../shown-bet.ts'

/** What the sheet asks for. A match has a minute and two events to wait for at most: its sport says which. */
export type AutoForm = {
  readonly isOn: Readonly<Record<AutoRule, boolean>>
  /** In minor units: what all that is open brings. */
  readonly return: bigint
  readonly loss: bigint
  readonly minute: number
  /** Null for all that is open. */
  readonly stake: Money | null
}
export const AUTO_RULES = ['return', 'loss', 'minute', 'goal', 'redCard'] as const
export type AutoRule = (typeof AUTO_RULES)[number]

export type AutoBounds = {
  readonly return: { readonly least: bigint; readonly most: bigint }
  readonly loss: { readonly least: bigint; readonly most: bigint }
  readonly minute: { readonly least: number; readonly most: number }
}

const LAST_MINUTE = 90
const LATE_MINUTE = 80

/** The matches whose minute and events can be waited for: each that is still to be decided, the last one first. */
export function openMatches({ shownLegs }: Pick<ShownBet, 'shownLegs'>): readonly ShownLeg[] {
  const open = shownLegs.filter(
    ({ phase, isOver, sportId }) => phase !== 'decided' && !isOver && matchRulesOf(sportId).length > 0,
  )
  const each = new Map(open.map((leg) => [leg.matchId, leg]))
  return [...each.values()].toSorted((one, other) => other.startsAtMs - one.startsAtMs)
}

/** The match that the sheet begins with: the one that is waited for as long as it is open, else the last. */
export function matchOf(auto: AutoCashOut | null, matches: readonly ShownLeg[]): ShownLeg | null {
  const waited = matches.find(({ matchId }) =>
    auto?.conditions.some((each) => 'matchId' in each && each.matchId === Number(matchId)),
  )
  return waited ?? matches[0] ?? null
}

/** What can be waited for now; amounts move by the book's unit. */
export function autoBounds(
  { worth, most }: { readonly worth: Money; readonly most: Money },
  match: ShownLeg | null,
): AutoBounds {
  const { minor: unit } = unitOf(worth.currency)
  const down = (minor: bigint) => (minor / unit) * unit
  const played = match?.phase === 'live' ? Number.parseInt(match.minute, 10) || 0 : 0
  return {
    return: { least: down(worth.minor) + unit, most: down(most.minor) },
    loss: { least: unit, most: down(worth.minor - 1n) },
    minute: { least: Math.min(played + 1, LAST_MINUTE), most: LAST_MINUTE },
  }
}

/** Half-way to all that can be won, at least half of what it is worth kept, and ten minutes before the end. */
export function newForm({ return: up, loss: down, minute }: AutoBounds, currency: Currency): AutoForm {
  const { minor: unit } = unitOf(currency)
  const middle = (one: bigint, other: bigint) => ((one + other) / 2n / unit) * unit
  return {
    isOn: { return: isPossible(up), loss: false, minute: false, goal: false, redCard: false },
    return: clamp(middle(up.least, up.most), up),
    loss: clamp(middle(down.least, down.most), down),
    minute: minuteWithin(LATE_MINUTE, minute),
    stake: null,
  }
}

function minuteWithin(minute: number, { least, most }: AutoBounds['minute']): number {
  return Math.min(Math.max(minute, least), most)
}

/** Another match is waited for: its sport may have less to wait for, and less of it may be left. */
export function ofMatch(
  form: AutoForm,
  { sportId }: Pick<ShownLeg, 'sportId'>,
  { minute }: AutoBounds,
): AutoForm {
  const rules = matchRulesOf(sportId)
  const kept = (rule: MatchRule) => form.isOn[rule] && rules.includes(rule)
  return {
    ...form,
    isOn: { ...form.isOn, minute: kept('minute'), goal: kept('goal'), redCard: kept('redCard') },
    minute: minuteWithin(form.minute, minute),
  }
}

/** What waits, as the sheet shows it; what it does not wait for stands as in a new one. */
export function formOf(
  auto: AutoCashOut,
  bounds: AutoBounds,
  { currency, match }: { readonly currency: Currency; readonly match: ShownLeg | null },
): AutoForm {
  const form = newForm(bounds, currency)
  const isOfMatch = (condition: AutoCashOutCondition) =>
    !('matchId' in condition) || condition.matchId === Number(match?.matchId)
  const of = (rule: AutoRule) =>
    auto.conditions.find((condition) => ruleOf(condition) === rule && isOfMatch(condition))
  const amountOf = (rule: 'return' | 'loss') => {
    const condition = of(rule)
    return condition && 'amount' in condition ? fromUnits(condition.amount, currency).minor : form[rule]
  }
  const minute = of('minute')
  return {
    isOn: Object.fromEntries(AUTO_RULES.map((rule) => [rule, of(rule) !== undefined])) as AutoForm['isOn'],
    return: amountOf('return'),
    loss: amountOf('loss'),
    minute: minute?.kind === 'minute' ? minute.minute : form.minute,
    stake: auto.stake === null ? null : fromUnits(auto.stake, currency),
  }
}

const ruleOf = (condition: AutoCashOutCondition): AutoRule =>
  condition.kind === 'event' ? condition.event : condition.kind

/** What is sent: the rules that are on, those of the match as far as its sport has them. */
export function wishOf(
  form: AutoForm,
  currency: Currency,
  match: Pick<ShownLeg, 'matchId' | 'sportId'> | null,
) {
  const amount = (minor: bigint) => stakeText(money(minor, currency))
  const { isOn } = form
  const matchId = Number(match?.matchId)
  const rules = match ? matchRulesOf(match.sportId).filter((rule) => isOn[rule]) : []
  return {
    conditions: [
      ...(isOn.return ? [{ kind: 'return' as const, amount: amount(form.return) }] : []),
      ...(isOn.loss ? [{ kind: 'loss' as const, amount: amount(form.loss) }] : []),
      ...rules.map((rule) =>
        rule === 'minute'
          ? { kind: 'minute' as const, matchId, minute: form.minute }
          : { kind: 'event' as const, matchId, event: rule },
      ),
    ],
    ...(form.stake === null ? {} : { stake: stakeText(form.stake) }),
  }
}

export const isPossible = ({ least, most }: { least: bigint; most: bigint }): boolean => least <= most

function clamp(value: bigint, { least, most }: { least: bigint; most: bigint }): bigint {
  if (value < least) return least
  return value > most ? most : value
}
