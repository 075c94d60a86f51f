import type { Clock, Instant } from '@keo/service-kit/clock'
import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import type { Market } from '../cash-out/quote-order.ts'
import { withChampionMarkets } from '../champions/champion-book.ts'
import { withChampions } from '../champions/champion-scenes.ts'
import type { Outlook, SportModel } from '../play/sport-model.ts'
import { createBook } from '../pricing/book.ts'
import { withCombinations } from '../pricing/builder/combination-book.ts'
import type { Combinations } from '../pricing/builder/combinations.ts'
import { createBuilderPricer } from '../pricing/builder/price-builder.ts'
import type { Scene, Stage } from '../stage/stage.ts'
import type { Champions } from '../world/champion.ts'

type Needs = {
  readonly clock: Clock
  readonly champions: Champions
  readonly modelOf: (sportId: SportId) => SportModel
  readonly secret: string
  readonly combinations: Pick<Combinations, 'get'>
  pastScene(matchId: number, at: Instant): Scene | null
}

/**
 * The market as it was: the book of today on a clock that stands at a moment of the past. Nothing of it is stored: a
 * match is played again from its seed, so its chances are those of then. What traders held is not kept, and so not in it.
 */
export function createPastMarket({ clock, champions, modelOf, secret, combinations, pastScene }: Needs) {
  let at: Instant = 0
  const pastClock: Clock = { ...clock, now: () => at }
  const scenes = new Map<number, Scene | null>()
  const matches: Stage = {
    scene(matchId) {
      if (!scenes.has(matchId)) scenes.set(matchId, withOneOutlook(pastScene(matchId, at)))
      return scenes.get(matchId) ?? null
    },
    live: () => [],
    listen: () => () => {},
    listenToJumps: () => () => {},
  }
  const stage = withChampions(matches, { champions, now: () => at })
  const matchBook = createBook({ clock: pastClock, stage: matches, modelOf, secret })
  const book = withCombinations({
    book: withChampionMarkets({ book: matchBook, champions, clock: pastClock }),
    stage,
    combinations,
    pricer: createBuilderPricer(),
    exposure: () => 0,
    hasManualResult: () => false,
    saidOf: () => null,
    isHeld: () => false,
  })

  /** Good until the next moment is called for: whoever waits in between calls for theirs again. */
  return function marketAt(moment: Instant): Market {
    at = moment
    scenes.clear()
    return { book, stage, now: moment }
  }
}

/** What is open at a moment is counted once for results and chances: it is most of the work. */
function withOneOutlook(scene: Scene | null): Scene | null {
  if (!scene) return null
  const { match, status, suspension, version, since, played } = scene
  let outlook: Outlook | null = null
  return {
    match,
    status,
    suspension,
    version,
    since,
    played,
    get snapshot() {
      return scene.snapshot
    },
    outlook: (setting) =>
      setting === match.setting ? (outlook ??= scene.outlook(setting)) : scene.outlook(setting),
  }
}
