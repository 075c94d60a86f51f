import type { ReportSums } from '@keo/contract/console-reports'
import { dong, signedDong } from '../../platform/figures.ts'
import type { Column } from '../../parts/table.tsx'
import { holdText } from './hold.ts'

/** Stakes and what was left of them, as every table of the reports has them. */
export function moneyColumns<T extends ReportSums>(
  say: (key: 'staked' | 'gross' | 'hold' | 'given' | 'net') => string,
): Column<T>[] {
  return [
    {
      id: 'staked',
      head: say('staked'),
      cell: (one) => dong(one.staked),
      sortBy: (one) => Number(one.staked),
      isFigure: true,
    },
    {
      id: 'gross',
      head: say('gross'),
      cell: (one) => signedDong(one.gross),
      sortBy: (one) => Number(one.gross),
      isFigure: true,
    },
    { id: 'hold', head: say('hold'), cell: (one) => holdText(one.gross, one.staked), isFigure: true },
    { id: 'given', head: say('given'), cell: (one) => dong(one.given), isFigure: true, isThirdRank: true },
    { id: 'net', head: say('net'), cell: (one) => signedDong(one.net), isFigure: true },
  ]
}
