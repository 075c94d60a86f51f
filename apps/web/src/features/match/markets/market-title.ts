import type { Say } from '@keo/messages/say'
import type { MarketGroup } from '../../sportsbook/index.ts'
import { isNumberedOption } from './market-layout.ts'

type Named = Pick<MarketGroup, 'marketType' | 'period' | 'name' | 'markets'>

const PART = ' - '

/**
 * "Kèo chấp · Hiệp 1"; the whole match is named where the same market is also offered on a part of it. A market about
 * one numbered goal or game says which.
 */
export function marketTitle(
  group: Named,
  all: readonly Pick<Named, 'marketType' | 'period'>[],
  say: Say,
): string {
  const [only, ...others] = group.markets
  const number = others.length === 0 ? only?.options.find(isNumberedOption)?.line : undefined
  const name = number === undefined ? group.name : `${group.name} (${number})`
  if (group.name.includes(PART)) return name.replace(PART, ' · ')
  const isAlsoOfParts = all.some(
    ({ marketType, period }) => marketType === group.marketType && period !== group.period,
  )
  return isAlsoOfParts ? `${name} · ${say('match.market.whole')}` : name
}
