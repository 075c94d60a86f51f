import type { Say } from '@keo/messages/say'
import type { WireMarketGroup } from '@keo/sportsbook-contract/match-record'
import { isNumberedOption } from './market-layout.ts'

type Named = Pick<WireMarketGroup, 'mty' | 'pe' | 'nm' | 'mks'>

const PART = ' - '

/**
 * "Kèo chấp · Hiệp 1"; the whole match is named where the same market is also offered on a part of it. A market about
 * one numbered goal or game says which.
 */
export function marketTitle(group: Named, all: readonly Pick<Named, 'mty' | 'pe'>[], say: Say): string {
  const [only, ...others] = group.mks
  const number = others.length === 0 ? only?.op.find(isNumberedOption)?.li : undefined
  const name = number === undefined ? group.nm : `${group.nm} (${number})`
  if (group.nm.includes(PART)) return name.replace(PART, ' · ')
  const isAlsoOfParts = all.some(({ mty, pe }) => mty === group.mty && pe !== group.pe)
  return isAlsoOfParts ? `${name} · ${say('match.market.whole')}` : name
}
