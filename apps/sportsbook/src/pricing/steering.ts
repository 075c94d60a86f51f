import type { Instant } from '@keo/service-kit/clock'
import type { Match } from '../world/match.ts'
import type { Belief } from './belief.ts'
import type { Template } from './template.ts'

/** How traders moved the book away from its own prices. */
export type Steering = {
  /** In the deviations that the setting of a match is measured in. */
  viewOf(match: Match, at: Instant): { readonly edge: number; readonly pace: number }
  /** Added to what the shares of a market sum to. */
  marginOf(match: Match, template: Pick<Template, 'marketType' | 'period'>, at: Instant): number
  /** The part of the usual stakes that is taken. */
  stakesOf(match: Match): number
  /** Grows with every move that the match feels. */
  changesOf(match: Match): number
}

export const UNSTEERED: Steering = {
  viewOf: () => ({ edge: 0, pace: 0 }),
  marginOf: () => 0,
  stakesOf: () => 1,
  changesOf: () => 0,
}

/** What the book takes the match for, moved by its traders: all markets of a match stay in line with each other. */
export function steered(belief: Belief, match: Match, steering: Steering, at: Instant): Belief {
  const { edge, pace } = steering.viewOf(match, at)
  if (edge === 0 && pace === 0) return belief
  const { setting } = belief
  return { ...belief, setting: { ...setting, edge: setting.edge + edge, pace: setting.pace + pace } }
}
