/** A match that is over, as far as a table of medals looks at it. */
export type PlayedMatch = {
  readonly homeId: number
  readonly awayId: number
  readonly homeScore: number
  readonly awayScore: number
}

export type Medals = {
  readonly sideId: number
  readonly gold: number
  readonly silver: number
  readonly bronze: number
}
export type Placed = Medals & { readonly place: number }

const NONE = { gold: 0, silver: 0, bronze: 0 }

/** A win is gold, a draw silver for both, and who loses by one gets bronze; sides without any stand last. */
export function medalTable(sides: Iterable<number>, matches: readonly PlayedMatch[]): Placed[] {
  const table = new Map<number, Medals>([...sides].map((sideId) => [sideId, { sideId, ...NONE }]))
  const give = (sideId: number, medal: 'gold' | 'silver' | 'bronze') => {
    const held = table.get(sideId) ?? { sideId, ...NONE }
    table.set(sideId, { ...held, [medal]: held[medal] + 1 })
  }
  for (const { homeId, awayId, homeScore, awayScore } of matches) {
    const [winner, loser] = homeScore > awayScore ? [homeId, awayId] : [awayId, homeId]
    if (homeScore === awayScore) {
      give(homeId, 'silver')
      give(awayId, 'silver')
    } else {
      give(winner, 'gold')
      if (Math.abs(homeScore - awayScore) === 1) give(loser, 'bronze')
    }
  }
  const sorted = [...table.values()].toSorted((a, b) => better(a, b) || a.sideId - b.sideId)
  // Those who have the same share a place.
  return sorted.map((side) =>
    Object.assign({ place: sorted.findIndex((other) => better(other, side) === 0) + 1 }, side),
  )
}

const better = (a: Medals, b: Medals): number => b.gold - a.gold || b.silver - a.silver || b.bronze - a.bronze
