import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import type { Clock } from '@keo/service-kit/clock'
import type { SportModel } from '../play/sport-model.ts'
import { type Scene, type Stage } from '../stage/stage.ts'
import { beliefs } from './belief.ts'
import { catalogueOfSport } from './catalogue/catalogues.ts'
import { createChances } from './chances.ts'
import { stakeLimits } from './limits.ts'
import { matchOfMarket, slotOf } from './market-ids.ts'
import { reported } from './verdicts/corrections.ts'
import { createPages, type Page, sumUp, type Summary } from './pages.ts'
import type { Book, FoundMarket, MarketGroup, Quote } from './quote.ts'
import { createRecounts } from './recounts.ts'
import { type Steering, UNSTEERED } from './steering.ts'
import { createVerdicts } from './verdicts/settlement.ts'
import type { Template } from './template.ts'

type Needs = {
  readonly clock: Clock
  readonly stage: Stage
  readonly modelOf: (sportId: SportId) => SportModel
  /** The book's error is drawn from this secret: with it one could compute where the book is wrong. */
  readonly secret: string
  /** What the book stands to lose on an option, in thousands of dong. */
  readonly exposure?: (marketId: number, optionType: number) => number
  readonly steering?: Steering
  /** How long the stage has not looked at the clock. */
  readonly silentMs?: () => number
}

/** A match in play is not sold when the stage has not confirmed its state for this long. */
const SILENT_MS = 10_000

/** A list shows so many lines of a market. */
const LINES_IN_LIST = 3

export function createBook(needs: Needs): Book {
  const { clock, stage, modelOf, secret, exposure = () => 0, silentMs = () => 0 } = needs
  const { steering = UNSTEERED } = needs
  const isSilent = () => silentMs() > SILENT_MS
  const pages = createPages(beliefs(secret), isSilent, steering)
  const verdicts = createVerdicts(modelOf)
  // Of scores that were miscounted: kept apart, as they are of the same matches.
  const miscounted = createVerdicts(modelOf)
  const chancesOf = createChances()

  function placeOf(marketId: number): { scene: Scene; template: Template; line: number } | null {
    const scene = stage.scene(matchOfMarket(marketId))
    const place = scene && catalogueOfSport(scene.match.setting.sportId).at(slotOf(marketId))
    return scene && place && { scene, template: place.slots.template, line: place.line }
  }

  function find(marketId: number): FoundMarket | null {
    const place = placeOf(marketId)
    if (!place) return null
    const { marketType, period, lines, isPopular } = place.template
    const page = pages.page(place.scene, clock.now(), isPopular ? 'fast' : 'slow')
    const group = page?.groups.find((some) => some.marketType === marketType && some.period === period)
    const market = group?.markets.find(({ id }) => id === marketId)
    if (group && market) return { group, market, isReplaced: false }
    const main = lines?.choose === 'main' ? group?.markets[0] : undefined
    return group && main ? { group, market: main, isReplaced: true } : null
  }

  function pageOf(matchId: number) {
    const scene = stage.scene(matchId)
    const now = clock.now()
    const fast = scene && pages.page(scene, now, 'fast')
    return fast && { scene, now, fast }
  }

  const recount = createRecounts((matchId) => {
    const scene = stage.scene(matchId)
    if (scene) pages.page(scene, clock.now(), 'slow')
  })

  return {
    find,
    quote(matchId) {
      const found = pageOf(matchId)
      const slow = found && pages.page(found.scene, found.now, 'slow')
      if (!slow) return null
      const groups = [...found.fast.groups, ...slow.groups]
      return quoteOf(found.scene, [found.fast, slow], groups, sumUp(groups))
    },
    popular(matchId) {
      const found = pageOf(matchId)
      const sum = found && pages.summary(found.scene, found.now)
      if (sum?.isOld) recount(matchId)
      return sum && quoteOf(found.scene, [found.fast], found.fast.groups.map(firstLines), sum)
    },
    isCounted(matchId) {
      const scene = stage.scene(matchId)
      return !scene || pages.isCounted(scene, clock.now())
    },
    popularUntil(matchId) {
      const scene = stage.scene(matchId)
      return scene ? pages.standsUntil(scene) : Number.NEGATIVE_INFINITY
    },
    limits(marketId, optionType) {
      const place = placeOf(marketId)
      const market = find(marketId)?.market
      const odds = market?.options.find(({ type }) => type === optionType)?.odds ?? null
      const isMain = place?.template.isPopular === true && (market?.lineRank ?? 1) === 1
      const stakes = place ? steering.stakesOf(place.scene.match) : 1
      const manner = { isMain, margin: place?.template.margin ?? 'score', stakes }
      return stakeLimits(place?.scene.match.league.tier ?? 4, manner, odds, exposure(marketId, optionType))
    },
    chances(marketId, optionType, scoreAtBet) {
      const place = placeOf(marketId)
      // A state that the stage has not confirmed has no cash-out price either.
      if (!place || (isSilent() && place.scene.status === MATCH_STATUS.live)) return null
      return chancesOf(place.scene, { ...place, optionType, scoreAtBet })
    },
    verdict(marketId, optionType, scoreAtBet) {
      const place = placeOf(marketId)
      if (!place) return null
      const optionPlace = { ...place, marketId, optionType, scoreAtBet }
      const truth = verdicts(place.scene, optionPlace)
      const manner = { secret, now: clock.now(), template: place.template }
      return truth && reported(place.scene, truth, manner, (scene) => miscounted(scene, optionPlace))
    },
  }
}

function firstLines(group: MarketGroup): MarketGroup {
  return { ...group, markets: group.markets.slice(0, LINES_IN_LIST) }
}

function quoteOf(scene: Scene, pages: readonly Page[], groups: readonly MarketGroup[], sum: Summary): Quote {
  return {
    matchId: scene.match.id,
    version: Math.max(...pages.map((page) => page.version)),
    isLive: pages[0]?.isLive === true,
    cause: scene.suspension,
    marketCount: sum.marketCount,
    tags: sum.tags,
    groups,
  }
}
