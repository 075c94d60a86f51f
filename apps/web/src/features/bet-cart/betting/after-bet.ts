import { money, SCALE } from '@keo/units/money'
import type { Attempt, RowResult } from './attempt.ts'
import type { CartState } from '../cart/cart-state.ts'
import { rowKey } from '../cart/cart-rules.ts'

/**
 * What stays in the cart. Stakes that were taken are gone in any case, so that a second tap bets nothing by mistake;
 * selections go unless they are kept or part of a row that failed.
 */
export function afterBet(
  { items, stakes }: CartState,
  { kind, rows }: Attempt,
  results: readonly RowResult[],
  isKept: boolean,
): Pick<CartState, 'items' | 'stakes'> {
  const isTaken = (relatedId: string) =>
    results.some(({ row, outcome }) => row.relatedId === relatedId && outcome === 'accepted')
  const taken = rows.filter(({ relatedId }) => isTaken(relatedId))
  const left = new Set(rows.filter(({ relatedId }) => !isTaken(relatedId)).flatMap(({ legIds }) => legIds))
  const goes = new Set(taken.flatMap(({ legIds }) => legIds).filter((id) => !isKept && !left.has(id)))
  const spent = new Set(taken.map((row) => stakeKey(kind, row)))
  return {
    items: items.filter(({ id }) => !goes.has(id)),
    stakes: Object.fromEntries(Object.entries(stakes).filter(([key]) => !spent.has(key))),
  }
}

type Row = Attempt['rows'][number]
const stakeKey = (kind: Attempt['kind'], { legIds, legsEach }: Row): string =>
  kind === 'single' ? (legIds[0] ?? '') : rowKey(legsEach, legIds.length)

/** The cart as it was when the bet was sent. */
export function betAgain({ kind, rows, legs, currency }: Attempt): Partial<CartState> {
  const wholeOf = (minor: string) =>
    String(money(BigInt(minor), currency).minor / 10n ** BigInt(SCALE[currency]))
  return {
    items: legs,
    chosenKind: kind,
    stakes: Object.fromEntries(rows.map((row) => [stakeKey(kind, row), wholeOf(row.unitStake)])),
    activeStake: null,
    rows: [],
    isOpen: true,
  }
}
