import type { Language } from '@keo/messages/languages'
import { LOCKED_ODDS, MATCH_TYPE } from '@keo/sportsbook-contract/match-enums'
import type { WireMarketGroup } from '@keo/sportsbook-contract/match-record'
import type { ResultRecord } from '@keo/sportsbook-contract/matches'
import { marketName } from '../pricing/names/market-names.ts'
import type { Champion } from '../world/champion.ts'
import { championMarket, championVerdict } from './champion-book.ts'

const CLOSED = -1

/** What the result of a competition says beyond that of a match: its title, its season, and who won. */
export function toChampionResult(
  { names, season, runners }: Champion,
  winners: readonly number[],
  language: Language,
): Pick<ResultRecord, 'nm' | 'ty' | 'ye' | 'ts'> {
  return {
    nm: names[language],
    ty: MATCH_TYPE.outright,
    ye: season,
    ts: runners
      .filter(({ number }) => winners.includes(number))
      .map((runner) => ({ na: runner.names[language], id: runner.teamId ?? runner.number, lurl: '' })),
  }
}

/** The market after its end: closed, without prices, each option with how it ended. */
export function toSettledGroup(
  champion: Champion,
  winners: readonly number[],
  language: Language,
): WireMarketGroup {
  const { id, marketType, period, tags } = championMarket(champion)
  return {
    mty: marketType,
    pe: period,
    nm: marketName(language, marketType, period),
    tps: [...tags],
    mks: [
      {
        id,
        ss: CLOSED,
        au: 0,
        op: champion.runners.map(({ number, names }) => ({
          na: names[language],
          nm: names[language],
          ty: number,
          od: LOCKED_ODDS,
          otcm: championVerdict(winners, number).outcome,
        })),
      },
    ],
  }
}
