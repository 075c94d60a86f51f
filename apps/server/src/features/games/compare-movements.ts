import type { FeedRow } from '../../gateways/game-provider/games-provider.ts'
import type { MovementKind, MovementState } from './game-tables.ts'

/** A movement as our books have it. */
export type OurMovement = {
  readonly reference: string
  readonly memberId: string
  readonly kind: MovementKind
  readonly amount: bigint
  readonly state: MovementState
}

export type Difference = {
  /** `missing` here, `extra` here, or `different` from what stands over there. */
  readonly kind: 'missing' | 'extra' | 'different'
  readonly reference: string
}

const KINDS: Readonly<Record<Exclude<FeedRow['type'], 'R'>, readonly MovementKind[]>> = {
  B: ['bet'],
  W: ['result', 'bonusWin', 'adjustment'],
  J: ['jackpotWin'],
  P: ['promoWin'],
}

/** Holds our movements against the provider's, by reference. `amountOf` reads what the feed writes. */
export function compareMovements(
  theirs: readonly FeedRow[],
  ours: readonly OurMovement[],
  amountOf: (row: FeedRow) => bigint | null,
): readonly Difference[] {
  const known = new Map(ours.map((each) => [each.reference, each]))
  const refunded = new Set(theirs.filter(({ type }) => type === 'R').map(({ reference }) => reference))
  const listed = new Set(theirs.map(({ reference }) => reference))
  const found = theirs.flatMap((row): Difference[] => {
    const kind = differenceOf(row, known.get(row.reference), refunded.has(row.reference), amountOf)
    return kind ? [{ kind, reference: row.reference }] : []
  })
  // What was refused or never came moved nothing: the provider need not tell of it.
  const extra = ours.filter(({ reference, state }) => state === 'booked' && !listed.has(reference))
  return [...found, ...extra.map(({ reference }) => ({ kind: 'extra' as const, reference }))]
}

function differenceOf(
  row: FeedRow,
  ours: OurMovement | undefined,
  isRefunded: boolean,
  amountOf: (row: FeedRow) => bigint | null,
): Difference['kind'] | null {
  if (!ours) return 'missing'
  if (ours.memberId !== row.memberId) return 'different'
  if (row.type === 'R') return ours.state === 'refunded' || ours.state === 'dead' ? null : 'different'
  if (isRefunded && ours.state === 'dead') return null
  const isSame = KINDS[row.type].includes(ours.kind) && ours.amount === amountOf(row)
  return isSame && ours.state === (isRefunded ? 'refunded' : 'booked') ? null : 'different'
}
