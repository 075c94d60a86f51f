import type { AutoCashOut, AutoCashOutCondition } from '@keo/sportsbook-contract/auto-cash-out'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { type Currency, money, type Money } from '@keo/units/money'
import { allowedStake, fromUnits, stakeText, unitOf } from '../cash-out/cash-out-price.ts'
import type { ShownBet, ShownLeg } from '../shown-bet.ts'

/** What the sheet asks for. A match has one minute and two events to wait for. */
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

/** The match whose minute and events are waited for: the last one that is still to be decided. */
export function lastMatch({ shownLegs }: Pick<ShownBet, 'shownLegs'>): ShownLeg | null {
  const open = shownLegs.filter(({ phase, sportId }) => phase !== 'decided' && sportId === SPORT.soccer)
  return open.toSorted((one, other) => other.startsAtMs - one.startsAtMs)[0] ?? null
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
    minute: Math.min(Math.max(LATE_MINUTE, minute.least), minute.most),
    stake: null,
  }
}

/** What waits, as the sheet shows it; what it does not wait for stands as in a new one. */
export function formOf(auto: AutoCashOut, bounds: AutoBounds, currency: Currency): AutoForm {
  const form = newForm(bounds, currency)
  const of = (rule: AutoRule) => auto.conditions.find((condition) => ruleOf(condition) === rule)
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

export const ruleOf = (condition: AutoCashOutCondition): AutoRule =>
  condition.kind === 'event' ? condition.event : condition.kind

/** What is sent: the rules that are on. */
export function wishOf(form: AutoForm, currency: Currency, matchId: number | null) {
  const amount = (minor: bigint) => stakeText(money(minor, currency))
  const { isOn } = form
  return {
    conditions: [
      ...(isOn.return ? [{ kind: 'return' as const, amount: amount(form.return) }] : []),
      ...(isOn.loss ? [{ kind: 'loss' as const, amount: amount(form.loss) }] : []),
      ...(matchId === null
        ? []
        : [
            ...(isOn.minute ? [{ kind: 'minute' as const, matchId, minute: form.minute }] : []),
            ...(isOn.goal ? [{ kind: 'event' as const, matchId, event: 'goal' as const }] : []),
            ...(isOn.redCard ? [{ kind: 'event' as const, matchId, event: 'redCard' as const }] : []),
          ]),
    ],
    ...(form.stake === null ? {} : { stake: stakeText(form.stake) }),
  }
}

/** Half of what is open, as the book allows it. */
export function halfOf(open: Money, least: Money): Money {
  const { minor: unit } = unitOf(open.currency)
  return allowedStake((open.minor / 2n / unit) * unit, open, least)
}

export const isPossible = ({ least, most }: { least: bigint; most: bigint }): boolean => least <= most

function clamp(value: bigint, { least, most }: { least: bigint; most: bigint }): bigint {
  if (value < least) return least
  return value > most ? most : value
}
