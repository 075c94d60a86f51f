import type { BuilderOption, BuilderRefusal } from '@keo/sportsbook-contract/builder'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Scene } from '../../stage/stage.ts'
import { offeredOdds } from '../margins.ts'
import { matchOfMarket } from '../market-ids.ts'
import type { Book, CombinedPick } from '../quote.ts'
import type { OptionState } from './option-states.ts'
import type { BuilderPricer } from './price-builder.ts'
import type { Tie } from './joint.ts'

type Needs = { readonly book: Book; readonly pricer: BuilderPricer }

/** Odds in thousandths; groups and places are those of the picks. */
export type CombinationQuote = {
  readonly picks: readonly CombinedPick[]
  readonly odds: number | null
  readonly product: number | null
  readonly refusal: BuilderRefusal | null
  readonly groups: readonly (readonly number[])[]
  readonly implied: readonly number[]
  readonly lift: number | null
  readonly ties: readonly Tie[]
}

const NOTHING = { odds: null, refusal: null, groups: [], implied: [], lift: null, ties: [] }

/** What picks of one match cost together now, or why they have no price. */
export function quoteCombination(
  scene: Scene,
  wanted: readonly BuilderOption[],
  { book, pricer }: Needs,
): CombinationQuote {
  const found = wanted.map((pick) => onSale(scene, pick, book))
  const closed = found.flatMap((pick, place) => (pick ? [] : [[place]]))
  if (closed.length > 0) return { ...NOTHING, picks: [], product: null, refusal: 'closed', groups: closed }
  const sold = found.filter((pick) => pick !== null)
  const picks = sold.map(({ pick }) => pick)
  const product = sold.reduce((all, { odds }) => (all * odds) / 1000, 1000)
  const quote = { ...NOTHING, picks, product: Math.round(product) }
  if (picks.length === 0) return quote
  const joint = pricer.price(scene, picks)
  if (joint.state !== 'priced') return { ...quote, refusal: joint.state, groups: joint.groups }
  const { share, alone, implied, ties, margin } = joint
  if (picks.length < 2) return quote
  const isLive = scene.status === MATCH_STATUS.live
  const odds = offeredOdds(share, margin, scene.match.league.tier, isLive)
  const apart = alone.reduce((all, each, place) => (implied.includes(place) ? all : all * each), 1)
  const refusal = odds === null ? 'unpriced' : null
  return { ...quote, odds, refusal, implied, ties, lift: share / apart }
}

type Sold = { readonly pick: CombinedPick; readonly odds: number }

function onSale({ match }: Scene, { marketId, optionType }: BuilderOption, book: Book): Sold | null {
  const found = matchOfMarket(marketId) === match.id ? book.find(marketId) : null
  const odds = found?.market.options.find(({ type }) => type === optionType)?.odds ?? null
  if (!found || found.isReplaced || found.market.sale === 0 || odds === null) return null
  const { marketType, period, countsFrom } = found.group
  const { line } = found.market
  return { pick: { marketId, optionType, marketType, period, line, scoreAtBet: countsFrom }, odds }
}

/** Of options on a screen those that cannot simply be added to the picks. */
export function blockedOptions(
  scene: Scene,
  picks: readonly CombinedPick[],
  options: readonly BuilderOption[],
  { book, pricer }: Needs,
): (BuilderOption & { state: Exclude<OptionState, 'open'> })[] {
  const isPicked = ({ marketId, optionType }: BuilderOption) =>
    picks.some((pick) => pick.marketId === marketId && pick.optionType === optionType)
  const stateOf = pricer.statesBeside(scene, picks)
  return options.flatMap((option) => {
    const found = isPicked(option) ? null : onSale(scene, option, book)
    const state = found ? stateOf(found.pick) : 'open'
    return state === 'open' ? [] : [{ ...option, state }]
  })
}
