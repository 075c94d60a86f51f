import type { PlainMessageKey } from '@keo/messages/keys'
import { OUTRIGHT_PLACE, codeParts } from '@keo/sportsbook-contract/sport-codes'
import type { MarketGroup } from '../../sportsbook/index.ts'
import { isNumbered } from './market-layout.ts'

/** Soccer handicaps and the rest of a match: in play only what comes after the bet counts. */
const FROM_BET = new Set([1000, 1090, 177_001])
const DRAW_NO_BET = new Set([1006, 1016, 1017, 3020, 4004, 6010, 8006, 177_009])

type Range = readonly [from: number, to: number]
/** By what the options are (3.10). */
const BY_OPTION: readonly (readonly [guide: PlainMessageKey, ...ranges: Range[]])[] = [
  ['match.guide.oddEven', [6, 7]],
  ['match.guide.yesNo', [8, 9]],
  ['match.guide.next', [16, 16], [87, 87]],
  ['match.guide.combined', [17, 34], [44, 49], [56, 59], [77, 80]],
  ['match.guide.halfFull', [35, 43]],
  ['match.guide.doubleChance', [50, 52]],
  ['match.guide.margin', [63, 70], [350, 364]],
  ['match.guide.correctScore', [100, 299]],
  ['match.guide.count', [301, 337], [466, 477]],
]

/** How a market is settled, in a sentence. */
export function guideOf(
  { marketType, markets }: Pick<MarketGroup, 'marketType' | 'markets'>,
  isLive: boolean,
): PlainMessageKey {
  if (codeParts(marketType).place >= OUTRIGHT_PLACE.market) return 'match.guide.outright'
  if (isLive && FROM_BET.has(marketType)) return 'match.guide.handicapFromBet'
  if (DRAW_NO_BET.has(marketType)) return 'match.guide.drawNoBet'
  const options = markets.flatMap((market) => market.options)
  const types = new Set(options.map(({ type }) => type))
  const ofOptions = BY_OPTION.find(([, ...ranges]) =>
    [...types].some((type) => ranges.some(([from, to]) => type >= from && type <= to)),
  )
  if (ofOptions) return ofOptions[0]
  if (types.has(4)) return 'match.guide.total'
  if (!types.has(1)) return 'match.guide.other'
  const hasLine = options.some(({ line }) => line !== undefined)
  if (types.has(3)) return hasLine ? 'match.guide.european' : 'match.guide.threeWay'
  return hasLine && !isNumbered(markets) ? 'match.guide.handicap' : 'match.guide.winner'
}
