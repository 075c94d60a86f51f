import type { Language } from '@keo/messages/languages'
import type { Match } from '../../world/match.ts'
import type { CombinedPick } from '../quote.ts'
import { contenders, marketName, optionSlipName } from './market-names.ts'

/** "Tài 2.5" of "Tài/Xỉu - Hiệp 1": how one pick of a combination is called. */
export function pickName(language: Language, match: Match, pick: CombinedPick) {
  const { marketType, period, optionType, line } = pick
  return {
    market: marketName(language, marketType, period),
    option: optionSlipName(language, { marketType, type: optionType, line, ...contenders(match, language) }),
  }
}

/** The picks one after the other, each with its market: over and under are said of goals and of corners alike. */
export function combinationName(language: Language, match: Match, picks: readonly CombinedPick[]): string {
  return picks
    .map((pick) => pickName(language, match, pick))
    .map(({ market, option }) => `${option} (${market})`)
    .join(' + ')
}
