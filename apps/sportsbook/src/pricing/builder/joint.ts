import { OUTCOME, type Outcome } from '@keo/sportsbook-contract/match-enums'
import { fairShare } from '../shares.ts'
import type { Ends } from './ends.ts'
import { BEST, rankOf, RANKS, sharesOfRanks } from './ranks.ts'

/** A pick with how it ends in each end of its strand. */
export type Ranked = { readonly strand: string; readonly ends: Ends; readonly ranks: Uint8Array }

/** Chances of each rank for the worst of some picks. */
export type RankChances = Float64Array

/**
 * The worst of picks that may be of several strands: strands are independent of each other. What is decided already
 * stands beside them.
 */
export function worstChances(picks: readonly Ranked[], decided: Outcome = OUTCOME.won): RankChances {
  const strands = byStrand(picks).map(chancesIn)
  const most = rankOf(decided)
  // At least this rank, in every strand.
  const atLeast = Array.from({ length: RANKS + 1 }, (_none, rank) =>
    rank > most ? 0 : strands.reduce((all, chances) => all * sumFrom(chances, rank), 1),
  )
  return Float64Array.from(
    { length: RANKS },
    (_none, rank) => (atLeast[rank] ?? 0) - (atLeast[rank + 1] ?? 0),
  )
}

function sumFrom(chances: RankChances, rank: number): number {
  if (rank === 0) return 1
  let sum = 0
  for (let at = rank; at < RANKS; at++) sum += chances[at] ?? 0
  return sum
}

function byStrand(picks: readonly Ranked[]): Ranked[][] {
  const strands = new Map<string, Ranked[]>()
  for (const pick of picks) strands.set(pick.strand, [...(strands.get(pick.strand) ?? []), pick])
  return [...strands.values()]
}

function chancesIn(picks: readonly Ranked[]): RankChances {
  const chances = new Float64Array(RANKS)
  const ends = picks[0]?.ends
  if (!ends) return chances
  const worst = worstRanks(picks)
  for (let i = 0; i < ends.size; i++) {
    const rank = worst[i] ?? 0
    chances[rank] = (chances[rank] ?? 0) + (ends.chance[i] ?? 0)
  }
  return chances
}

/** Of picks of one strand, in each of its ends. */
function worstRanks(picks: readonly Ranked[]): Uint8Array {
  const size = picks[0]?.ends.size ?? 0
  const worst = new Uint8Array(size).fill(BEST)
  for (const { ranks } of picks)
    for (let i = 0; i < size; i++) {
      const rank = ranks[i] ?? 0
      if (rank < (worst[i] ?? 0)) worst[i] = rank
    }
  return worst
}

/** 1 / the price at which the expected return is the stake; 0 when nothing of it can be won. */
export function shareOf(picks: readonly Ranked[]): number {
  const shares = sharesOfRanks(worstChances(picks))
  return shares.won + shares.halfWon > 0 ? (fairShare(shares) ?? 1) : 0
}

/** Whether some end brings a return on all of them. */
function isPossible(picks: readonly Ranked[]): boolean {
  return byStrand(picks).every((strand) => worstRanks(strand).some((rank) => rank > 0))
}

/**
 * Groups of picks that no end of the match brings together, by their places: pairs where two alone exclude each other,
 * else all picks of the strand. Empty when all can come true.
 */
export function exclusionsOf(picks: readonly Ranked[]): number[][] {
  if (isPossible(picks)) return []
  const places = picks.map((_pick, place) => place)
  const pairs = places.flatMap((one) =>
    places.slice(one + 1).flatMap((other) => (areExclusive(picks, one, other) ? [[one, other]] : [])),
  )
  if (pairs.length > 0) return pairs
  return byStrand(picks)
    .filter((strand) => !isPossible(strand))
    .map((strand) => strand.map((pick) => picks.indexOf(pick)))
}

function areExclusive(picks: readonly Ranked[], one: number, other: number): boolean {
  const [first, second] = [picks[one], picks[other]]
  return first?.strand === second?.strand && first !== undefined && second !== undefined
    ? !isPossible([first, second])
    : false
}

/** Places of picks that the others bring with them: without them every end pays the same. */
export function impliedOf(picks: readonly Ranked[]): number[] {
  const left = new Set(picks)
  for (const pick of picks) {
    const others = [...left].filter((other) => other !== pick && other.strand === pick.strand)
    if (others.length > 0 && isImplied(pick, others)) left.delete(pick)
  }
  return picks.flatMap((pick, place) => (left.has(pick) ? [] : [place]))
}

function isImplied({ ranks }: Ranked, others: readonly Ranked[]): boolean {
  return worstRanks(others).every((rank, i) => rank <= (ranks[i] ?? 0))
}

/** The worst of the picks of each strand, in each of its ends. */
export const worstOfStrands = (picks: readonly Ranked[]): ReadonlyMap<string, Uint8Array> =>
  new Map(byStrand(picks).map((strand) => [strand[0]?.strand ?? '', worstRanks(strand)]))

/** Two picks of one strand, and how much likelier one makes the other: 1 where they do not touch each other. */
export type Tie = { readonly first: number; readonly second: number; readonly lift: number }

/** Pairs of picks that share a strand, those that depend most on each other first. */
export function tiesOf(picks: readonly Ranked[]): Tie[] {
  const alone = picks.map((pick) => shareOf([pick]))
  const ties = picks.flatMap((one, first) =>
    picks.flatMap((other, second) => {
      if (second <= first || one.strand !== other.strand) return []
      const lift = shareOf([one, other]) / ((alone[first] ?? 1) * (alone[second] ?? 1))
      return [{ first, second, lift }]
    }),
  )
  const strength = ({ lift }: Tie) => Math.abs(Math.log(lift))
  return ties.toSorted((one, other) => strength(other) - strength(one))
}
