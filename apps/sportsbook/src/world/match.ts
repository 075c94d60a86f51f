import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import type { Language } from '@keo/messages/languages'
import type { Instant } from '@keo/service-kit/clock'
import type { MatchSetting } from '../play/sport-model.ts'
import type { Champion } from './champion.ts'

export type Names = Readonly<Record<Language, string>>

export type Region = { readonly id: number; readonly names: Names }

export type League = {
  readonly id: number
  readonly sportId: SportId
  readonly region: Region
  readonly names: Names
  /** Lower stands higher in every list. */
  readonly rank: number
  readonly isHot: boolean
  /** 1 to 4: how much may be staked, how many markets are offered. */
  readonly tier: 1 | 2 | 3 | 4
}

export type Team = { readonly id: number; readonly names: Names; readonly rating: number }

/** What happens to a match beside its play. */
export type Disruption =
  | { readonly kind: 'played' }
  | { readonly kind: 'delayed'; readonly byMs: number }
  | { readonly kind: 'postponed' }
  | { readonly kind: 'walkover'; readonly winner: 'home' | 'away' }
  | { readonly kind: 'interrupted'; readonly atShare: number; readonly forMs: number }
  | { readonly kind: 'abandoned'; readonly atShare: number }
  | { readonly kind: 'retired'; readonly atShare: number; readonly loser: 'home' | 'away' }

export type Match = {
  readonly id: number
  readonly league: League
  readonly home: Team
  readonly away: Team
  readonly startsAt: Instant
  readonly setting: MatchSetting
  readonly disruption: Disruption
  readonly hasLiveMarkets: boolean
  /** Published before the start; the seed itself after the end. */
  readonly seedHash: string
  /** The competition this stands for, where it is no match of two sides but a winner to be found. */
  readonly champion?: Champion
}

/** The world as it was dealt: nothing in here depends on what happened since. */
export type World = {
  match(id: number): Match | null
  /** Ascending by start, then id; both ends of the range belong to it. */
  matchesBetween(from: Instant, to: Instant): readonly Match[]
  leagues(sportId: SportId): readonly League[]
  /** The secret of a match. Only the stage may read it before the match is over. */
  seedOf(matchId: number): string
}
