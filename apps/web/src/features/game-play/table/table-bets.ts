/** Chips on the places of a table, in hundredths, in the order in which they were put there. */
type Chip<Place> = { readonly place: Place; readonly amount: bigint }
/** One act of the player: a chip, or all the chips that a doubling adds. */
type Step<Place> = readonly Chip<Place>[]
export type TableBets<Place> = readonly Step<Place>[]

const chipsOf = <Place>(bets: TableBets<Place>) => bets.flat()

export const totalOf = <Place>(bets: TableBets<Place>) =>
  chipsOf(bets).reduce((sum, { amount }) => sum + amount, 0n)

export const stakeOn = <Place>(bets: TableBets<Place>, place: Place) =>
  chipsOf(bets).reduce((sum, chip) => (chip.place === place ? sum + chip.amount : sum), 0n)

/** What lies on each place, in the order in which the places were first bet on. */
export function byPlace<Place>(bets: TableBets<Place>): readonly (readonly [Place, bigint])[] {
  const places = [...new Set(chipsOf(bets).map(({ place }) => place))]
  return places.map((place) => [place, stakeOn(bets, place)])
}

export const putChip = <Place>(bets: TableBets<Place>, place: Place, amount: bigint): TableBets<Place> => [
  ...bets,
  [{ place, amount }],
]

/** Without the chip that was put on that place last. */
export function takeLastChip<Place>(bets: TableBets<Place>, place: Place): TableBets<Place> {
  const at = bets.findLastIndex((step) => step.some((chip) => chip.place === place))
  const step = bets[at]
  if (!step) return bets
  const left = step.toSpliced(
    step.findLastIndex((chip) => chip.place === place),
    1,
  )
  return left.length > 0 ? bets.with(at, left) : bets.toSpliced(at, 1)
}

export const undone = <Place>(bets: TableBets<Place>): TableBets<Place> => bets.slice(0, -1)

/** As much again on every place, as one step that one undo takes back. */
export const doubled = <Place>(bets: TableBets<Place>): TableBets<Place> => [
  ...bets,
  byPlace(bets).map(([place, amount]) => ({ place, amount })),
]
