import type { Team } from '../match.ts'

export type Pairing = { readonly home: Team; readonly away: Team }

/**
 * A round in which everybody meets somebody: one side stays, the others walk round the table. Everyone has met everyone
 * after as many rounds, and the next turn of the table swaps home and away.
 */
export function roundOf(teams: readonly Team[], round: number): Pairing[] {
  const seats = teams.length + (teams.length % 2)
  const turns = seats - 1
  const turn = ((round % turns) + turns) % turns
  const swap = Math.floor(round / turns) % 2 !== 0
  const seated = (seat: number) => teams[seat === 0 ? 0 : 1 + ((seat - 1 + turn) % turns)]
  const pairings: Pairing[] = []
  for (let seat = 0; seat < seats / 2; seat++) {
    const [first, second] = [seated(seat), seated(seats - 1 - seat)]
    if (!first || !second) continue
    const firstAtHome = (seat + turn) % 2 === 0 ? !swap : swap
    pairings.push(firstAtHome ? { home: first, away: second } : { home: second, away: first })
  }
  return pairings
}
