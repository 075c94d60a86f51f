import { NoAnswer } from '../../../api/api-outcome.ts'
import { currentSay, loadArea } from '../../../language/messages.ts'
import { fetchMatch, fetchQuotes, type Match, type MarketGroup, type Quote } from '../../sportsbook/index.ts'
import { pickFrom } from './pick-from.ts'
import type { SharedPick } from './share-code.ts'

type Asked = { readonly signal?: AbortSignal }

/**
 * A match as it is offered now, with what of these selections it does not list itself: a combination of its picks is
 * sold on, and stands in no list of markets.
 */
export async function fetchMatchOf(
  matchId: number,
  picks: readonly SharedPick[],
  asked: Asked = {},
): Promise<Match> {
  const match = await fetchMatch(matchId, asked)
  const unlisted = picks.filter((pick) => pick.matchId === matchId && !pickFrom(match, pick))
  if (unlisted.length === 0) return match
  const [quotes] = await Promise.all([quotesOf(unlisted, asked), loadArea('betCart')])
  const name = currentSay()('legs.builder')
  const groups = unlisted.flatMap((pick): MarketGroup[] => {
    const sold = quotes.find((quote) => isOf(quote, pick))
    return sold ? [groupOf(sold, name)] : []
  })
  return { ...match, groups: [...match.groups, ...groups] }
}

/** What the provider refuses is not sold; without an answer nobody knows. */
async function quotesOf(picks: readonly SharedPick[], asked: Asked): Promise<readonly Quote[]> {
  try {
    return (await fetchQuotes(picks, undefined, asked)).quotes
  } catch (error) {
    if (error instanceof NoAnswer) throw error
    return []
  }
}

/** A line in place of the one that was chosen is another selection. */
function isOf({ askedMarketId, marketId, option }: Quote, pick: SharedPick): boolean {
  return marketId === pick.marketId && askedMarketId === marketId && option?.type === pick.optionType
}

function groupOf({ marketId, saleStatus, series = 0, option }: Quote, name: string): MarketGroup {
  const options = option ? [{ ...option, shortName: option.name }] : []
  return {
    marketType: 0,
    period: 0,
    name,
    tags: [],
    markets: [{ id: marketId, saleStatus, series, options }],
  }
}
