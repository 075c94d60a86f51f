import { RISK_MARKS, type RiskMark, type RiskMarkName, SAFETY_MARKS } from '@keo/contract/console-risk-marks'
import { hours, type Instant } from '@keo/units/instants'

export type RiskFacts = {
  readonly is_verified: boolean
  readonly is_excluded: boolean
  readonly is_on_break: boolean
  readonly harm_marks: number
  readonly complaints: number
  readonly held_withdrawals: number
  readonly held_rewards: number
  /** In the last thirty days. */
  readonly refused_withdrawals: number
  readonly others_on_device: number
  readonly others_on_target: number
  /** When the device of the newest session was first seen; null without any session. */
  readonly device_since: Instant | null
}

/** A device is new for so long. */
export const NEW_DEVICE_HOURS = 72
/** They are heavy by themselves; the others are only noted. */
const BAD: ReadonlySet<RiskMarkName> = new Set(['excluded', 'harm', 'heldWithdrawal', 'sharedTarget'])

/** What of the facts stands out, in the order of its weight. */
export function riskMarks(facts: RiskFacts, now: Instant, readsSafety: boolean): RiskMark[] {
  const figures = figuresOf(facts, now)
  return RISK_MARKS.flatMap((name) => {
    const figure = figures[name]
    if (figure === null || (SAFETY_MARKS.has(name) && !readsSafety)) return []
    return [{ name, verdict: BAD.has(name) ? 'bad' : 'note', figure }]
  })
}

const countOf = (count: number): string | null => (count > 0 ? String(count) : null)
const said = (is: boolean): string | null => (is ? '' : null)

/** Null is nothing to look at. */
function figuresOf(facts: RiskFacts, now: Instant): Record<RiskMarkName, string | null> {
  const deviceHours = facts.device_since === null ? null : Math.floor((now - facts.device_since) / hours(1))
  return {
    excluded: said(facts.is_excluded),
    onBreak: said(facts.is_on_break && !facts.is_excluded),
    harm: countOf(facts.harm_marks),
    heldWithdrawal: countOf(facts.held_withdrawals),
    heldReward: countOf(facts.held_rewards),
    sharedTarget: countOf(facts.others_on_target),
    sharedDevice: countOf(facts.others_on_device),
    newDevice: deviceHours !== null && deviceHours < NEW_DEVICE_HOURS ? `${deviceHours} h` : null,
    refusedWithdrawal: countOf(facts.refused_withdrawals),
    complaint: countOf(facts.complaints),
    unverified: said(!facts.is_verified),
  }
}
