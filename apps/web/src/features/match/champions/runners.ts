import type { Price } from '@keo/units/price'
import type { MarketGroup } from '../../sportsbook/index.ts'
import type { Cell } from '../markets/market-layout.ts'

export type Runner = {
  readonly cell: Cell
  /** Of the team where it is one, else of the runner itself. */
  readonly crestId: string | number
}

/** Everyone who may win, the likeliest first as it was when the page was opened; prices then move in their places. */
export function runnersOf({ markets }: Pick<MarketGroup, 'markets'>): Runner[] {
  return markets
    .flatMap(({ id, options }) =>
      options.map((option) => ({
        cell: { marketId: id, option },
        crestId: option.teamId ?? `${id}/${option.type}`,
      })),
    )
    .toSorted((a, b) => rank(a.cell.option.odds) - rank(b.cell.option.odds))
}

/** What is locked or out stands last. */
const rank = (odds: Price): number => (odds > 0 ? odds : Number.POSITIVE_INFINITY)
