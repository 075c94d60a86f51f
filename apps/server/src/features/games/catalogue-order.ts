import { createHash } from 'node:crypto'

/** A game as far as its order goes. */
export type Placed = {
  readonly id: number
  readonly gameTypeId: number
  readonly isOffered: boolean
  /** The operator's; null without one. */
  readonly ownPlace: number | null
}

/**
 * The provider's list with the operator's order of each type in it. Types stay where the list has them: the places of a
 * type's games are the same, which of them stands where is the operator's.
 */
export function inOwnOrder<Game extends Placed>(listed: readonly Game[]): Game[] {
  const queues = new Map<number, Game[]>()
  for (const game of listed) queues.set(game.gameTypeId, [...(queues.get(game.gameTypeId) ?? []), game])
  for (const [type, games] of queues)
    queues.set(
      type,
      games.toSorted((a, b) => placeOf(a) - placeOf(b)),
    )
  return listed.flatMap(({ gameTypeId }) => queues.get(gameTypeId)?.shift() ?? [])
}

/** Sorting is stable: those without a place follow as the list has them. */
const placeOf = ({ ownPlace }: Placed): number => ownPlace ?? Number.MAX_SAFE_INTEGER

export type TypeOrder = {
  /** Those that the lobby shows, in its order. */
  readonly ids: readonly number[]
  readonly isOwn: boolean
  /** Another as soon as the order is another, by whomever. */
  readonly version: string
}

export function orderOfType(games: readonly Placed[], typeId: number): TypeOrder {
  const shown = games.filter(({ gameTypeId, isOffered }) => gameTypeId === typeId && isOffered)
  const ids = shown.map(({ id }) => id)
  const isOwn = shown.some(({ ownPlace }) => ownPlace !== null)
  const version = createHash('sha256')
    .update(`${isOwn} ${ids.join(' ')}`)
    .digest('hex')
    .slice(0, 16)
  return { ids, isOwn, version }
}

/** The same ids with one of them at a place from 1; past the end is the end. */
export function moved(ids: readonly number[], id: number, place: number): number[] {
  const others = ids.filter((other) => other !== id)
  return others.toSpliced(place - 1, 0, id)
}
