import type { Side } from '../score.ts'
import type { MatchSetting } from '../sport-model.ts'
import { LEVEL, plusOne, sumUp, leaderOf, type Tally } from '../races/tally.ts'

/** A round is fought in spells: in each a fighter may be stopped or go down, or nothing happens. */
export const SPELLS = 9
export const SPELL_SECONDS = 20

export type Ending = 'stopped' | 'decision'

export type FightState = {
  readonly phase: 'before' | 'round' | 'break' | 'over'
  readonly rounds: number
  /** The card, round by round. */
  readonly card: readonly Tally[]
  /** Spells fought in this round. */
  readonly spell: number
  /** Who is ahead on knock-downs in this round: 1 home, -1 away. */
  readonly downs: -1 | 0 | 1
  /** How it ended, and for whom; null is a draw. */
  readonly ending: { readonly kind: Ending; readonly winner: Side | null } | null
}

export type Spell = { readonly kind: 'stop' | 'down'; readonly side: Side } | { readonly kind: 'quiet' }

/** Chances in each spell, and of a round without knock-downs; all from the home side's view. */
export type FightRates = {
  readonly stops: Readonly<Record<Side, number>>
  readonly downs: Readonly<Record<Side, number>>
  readonly winsRound: number
}

const ROUNDS = [4, 5, 6, 8, 10, 12] as const
const FIRST_FORMAT = 1_900_001
const STOP_CHANCE = 0.0028
const DOWN_CHANCE = 0.0022
const BY_EDGE = 0.45
const BY_PACE = 0.35
const ROUND_BY_EDGE = 0.09

export function beforeFight({ format }: MatchSetting): FightState {
  const rounds = ROUNDS[format - FIRST_FORMAT] ?? 10
  return { phase: 'before', rounds, card: [], spell: 0, downs: 0, ending: null }
}

export function fightRates({ edge, pace }: MatchSetting): FightRates {
  const power = {
    home: Math.exp(BY_EDGE * edge + BY_PACE * pace),
    away: Math.exp(-BY_EDGE * edge + BY_PACE * pace),
  }
  return {
    stops: { home: STOP_CHANCE * power.home, away: STOP_CHANCE * power.away },
    downs: { home: DOWN_CHANCE * power.home, away: DOWN_CHANCE * power.away },
    winsRound: Math.min(0.95, Math.max(0.05, 0.5 + ROUND_BY_EDGE * edge)),
  }
}

export function drawSpell({ stops, downs }: FightRates, luck: number): Spell {
  const ways = [
    [stops.home, { kind: 'stop', side: 'home' }],
    [stops.away, { kind: 'stop', side: 'away' }],
    [downs.home, { kind: 'down', side: 'home' }],
    [downs.away, { kind: 'down', side: 'away' }],
  ] as const
  let reached = 0
  for (const [chance, spell] of ways) {
    reached += chance
    if (luck < reached) return spell
  }
  return { kind: 'quiet' }
}

/** The fighter who is ahead on knock-downs takes the round 10-8; without them somebody takes it 10-9. */
export function roundScore(downs: number, judged: Side): Tally {
  if (downs > 0) return { home: 10, away: 8 }
  if (downs < 0) return { home: 8, away: 10 }
  return judged === 'home' ? { home: 10, away: 9 } : { home: 9, away: 10 }
}

/** `judged` takes the round if this spell is its last and nobody is ahead on knock-downs. */
export function afterSpell(state: FightState, spell: Spell, judged: Side): FightState {
  if (spell.kind === 'stop') {
    return { ...state, phase: 'over', ending: { kind: 'stopped', winner: spell.side } }
  }
  const downs = spell.kind === 'down' ? afterDown(state.downs, spell.side) : state.downs
  if (state.spell + 1 < SPELLS) return { ...state, spell: state.spell + 1, downs }
  const card = [...state.card, roundScore(downs, judged)]
  const next: FightState = { ...state, phase: 'break', card, spell: 0, downs: 0 }
  if (card.length < state.rounds) return next
  return { ...next, phase: 'over', ending: { kind: 'decision', winner: leaderOf(sumUp(card)) } }
}

export function afterDown(downs: -1 | 0 | 1, by: Side): -1 | 0 | 1 {
  if (by === 'home') return downs < 0 ? 0 : 1
  return downs > 0 ? 0 : -1
}

/** Rounds fought to their end, by who took them on the card. */
export function roundsTaken(card: readonly Tally[]): Tally {
  return card.reduce((taken, round) => plusOne(taken, leaderOf(round) ?? 'home'), LEVEL)
}
