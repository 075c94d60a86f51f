import type { WireMarketGroup } from '@keo/sportsbook-contract/match-record'
import type { Cell } from '../markets/market-layout.ts'

export type Runner = {
  readonly cell: Cell
  /** Of the team where it is one, else of the runner itself. */
  readonly crestId: string | number
}

/** Everyone who may win, the likeliest first as it was when the page was opened; prices then move in their places. */
export function runnersOf({ mks }: Pick<WireMarketGroup, 'mks'>): Runner[] {
  return mks
    .flatMap(({ id, op }) =>
      op.map((option) => ({
        cell: { marketId: id, option },
        crestId: option.tid ?? `${id}/${option.ty}`,
      })),
    )
    .toSorted((a, b) => rank(a.cell.option.od) - rank(b.cell.option.od))
}

/** What is locked or out stands last. */
const rank = (odds: number): number => (odds > 0 ? odds : Number.POSITIVE_INFINITY)
