import type { Campaign, Measure } from './campaign-schema.ts'
import type { Facts } from './facts.ts'

/** Facts that are read together, each kind by one statement. */
export type FactKind = 'deposits' | 'bets' | 'games' | 'marks' | 'friends' | 'picks' | 'sideGolds'

export const NO_FACTS: Facts = {
  deposits: [],
  bets: [],
  games: [],
  signInDays: 0,
  friends: 0,
  rightPicks: new Map(),
  cheers: new Map(),
  sideGolds: new Map(),
  acceptedIdeas: 0,
  tasks: new Set(),
}

const KINDS_OF: Readonly<Record<Measure['of'], readonly FactKind[]>> = {
  deposits: ['deposits'],
  'deposit-days': ['deposits'],
  'first-deposit': ['deposits'],
  'sports-turnover': ['bets'],
  'settled-bets': ['bets'],
  'bet-matches': ['bets'],
  'win-streak': ['bets'],
  'game-turnover': ['games'],
  'net-loss': ['bets', 'games'],
  'sign-in-days': ['marks'],
  task: ['marks'],
  friends: ['friends'],
  'right-picks': ['picks'],
  cheers: ['picks'],
  'accepted-ideas': ['marks'],
  'side-golds': ['sideGolds'],
}

type Measuring = Pick<Campaign, 'conditions' | 'steps'> &
  Partial<Pick<Campaign, 'boxes' | 'wheel' | 'signIn'>>

/** What a campaign measures, and so all that has to be read for it. */
export function factKindsOf({ conditions, steps, boxes, wheel, signIn }: Measuring): Set<FactKind> {
  const measured = [...conditions, ...steps, ...(boxes?.row ?? []), ...(wheel?.turnsFrom ?? [])]
  const kinds = new Set(measured.flatMap(({ measure }) => KINDS_OF[measure.of]))
  // Days of sign-in are what a dry run of one counts.
  return signIn ? kinds.add('marks') : kinds
}
