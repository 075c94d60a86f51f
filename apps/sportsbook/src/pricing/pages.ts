import type { Instant } from '@keo/service-kit/clock'
import { scoreOf } from '../play/score.ts'
import type { Scene } from '../stage/stage.ts'
import type { Belief, Pulse } from './belief.ts'
import { catalogueOfSport } from './catalogue/catalogues.ts'
import { keepLast } from '../ground/keep-last.ts'
import { type Moment, priceGroup } from './price.ts'
import type { MarketGroup } from './quote.ts'
import { readerOf } from './samples.ts'
import { type Steering, steered, UNSTEERED } from './steering.ts'
import type { Template } from './template.ts'
import { type Trading, tradingOf } from './trading.ts'

/** Half of a quote: the popular markets, which move fast, or all the others. */
export type Page = {
  readonly isLive: boolean
  /** The time of its last change. */
  readonly version: number
  readonly groups: readonly MarketGroup[]
}

/** How many markets there are in all, and under which tabs. */
export type Summary = { readonly marketCount: number; readonly tags: readonly string[] }

type Kept = { readonly key: string; readonly mark: number; readonly until: Instant; readonly page: Page }

/** Popular pages are small and kept for every match of a week; the others for the matches looked at last. */
const KEPT: Readonly<Record<Pulse, number>> = { fast: 5_000, slow: 200 }

/** After so long a count is no longer sure, in play and before. */
const COUNT_MS = { live: 30_000, before: 600_000 }

type BeliefAt = (match: Scene['match'], now: Instant, isLive: boolean, pulse: Pulse) => Belief

export type Pages = {
  /** Null when nothing of the match is on sale. */
  page(scene: Scene, now: Instant, pulse: Pulse): Page | null
  /** Old once the other half may have changed since it was counted: somebody may count it again, nobody need wait. */
  summary(scene: Scene, now: Instant): (Summary & { readonly isOld: boolean }) | null
  /** Whether a summary costs no more than the popular page. */
  isCounted(scene: Scene, now: Instant): boolean
  /** Until when the popular page stays as it was last seen, if nothing happens in the match. */
  standsUntil(scene: Scene): Instant
}

export function createPages(
  beliefAt: BeliefAt,
  isSilent = () => false,
  steering: Steering = UNSTEERED,
): Pages {
  const kept = { fast: keepLast<Kept>(KEPT.fast), slow: keepLast<Kept>(KEPT.slow) }
  const mains = keepLast<Map<number, number>>(KEPT.fast)
  /** Of the other half, which is dear: counted for each match of its own, and kept longer than the page itself. */
  const others = keepLast<Summary & { readonly isLive: boolean; readonly at: Instant }>(KEPT.fast)

  function mainsOf(matchId: number): Map<number, number> {
    const known = mains.get(matchId) ?? new Map<number, number>()
    mains.set(matchId, known)
    return known
  }

  function forget(matchId: number): null {
    for (const memory of [kept.fast, kept.slow, mains, others]) memory.delete(matchId)
    return null
  }

  function page(scene: Scene, now: Instant, pulse: Pulse): Page | null {
    const { id } = scene.match
    const trading = tradingOf(scene, now, isSilent())
    if (!trading) return forget(id)
    const own = beliefAt(scene.match, now, trading.isLive, pulse)
    const belief = steered(own, scene.match, steering, now)
    const key = `${scene.version} ${belief.step} ${trading.isLive} ${trading.sale} ${steering.changesOf(scene.match)}`
    const former = kept[pulse].get(id)
    if (former?.key === key) return former.page
    const moment = momentOf(scene, trading, mainsOf(id), { steering, at: now })
    const groups = priced(scene, moment, belief, pulse)
    const mark = markOf(groups)
    const isSame = former?.mark === mark && former.page.isLive === trading.isLive
    const version = Math.max(now, (former?.page.version ?? 0) + 1)
    const next = isSame ? former.page : { isLive: trading.isLive, version, groups }
    kept[pulse].set(id, { key, mark, until: belief.until, page: next })
    if (pulse === 'slow') others.set(id, { ...sumUp(next.groups), isLive: next.isLive, at: now })
    return next
  }

  function countedOthers(scene: Scene, now: Instant, isLive: boolean) {
    const known = others.get(scene.match.id)
    if (known?.isLive === isLive) return known
    return page(scene, now, 'slow') && others.get(scene.match.id)
  }

  function summary(scene: Scene, now: Instant) {
    const fast = page(scene, now, 'fast')
    const rest = fast && countedOthers(scene, now, fast.isLive)
    if (!rest) return null
    const { marketCount, tags } = sumUp(fast.groups)
    return {
      marketCount: marketCount + rest.marketCount,
      tags: [...new Set([...tags, ...rest.tags])],
      isOld: now - rest.at >= COUNT_MS[rest.isLive ? 'live' : 'before'],
    }
  }

  function isCounted(scene: Scene, now: Instant): boolean {
    const trading = tradingOf(scene, now, isSilent())
    return !trading || others.get(scene.match.id)?.isLive === trading.isLive
  }

  return {
    page,
    summary,
    isCounted,
    standsUntil({ match }) {
      const last = kept.fast.get(match.id)
      // In play time itself moves prices, and the start ends what was offered before it.
      return last && !last.page.isLive ? Math.min(last.until, match.startsAt) : Number.NEGATIVE_INFINITY
    },
  }
}

export function sumUp(groups: readonly MarketGroup[]): Summary {
  return {
    marketCount: groups.reduce((sum, { markets }) => sum + markets.length, 0),
    tags: [...new Set(groups.flatMap(({ tags }) => tags))],
  }
}

function priced(scene: Scene, moment: Moment, belief: Belief, pulse: Pulse): MarketGroup[] {
  const { match } = scene
  const read = readerOf(scene.outlook(belief.setting))
  return catalogueOfSport(match.setting.sportId).marketSlots.flatMap((slots) => {
    const { template } = slots
    if (template.isPopular !== (pulse === 'fast') || !isOffered(template, match, moment.isLive)) return []
    return priceGroup(slots, read, moment) ?? []
  })
}

export function momentOf(
  { match, snapshot }: Scene,
  { isLive, sale }: Trading,
  mains: Map<number, number>,
  { steering, at }: { steering: Steering; at: Instant },
): Moment {
  return {
    matchId: match.id,
    tier: match.league.tier,
    isLive,
    sale,
    mains,
    scoreOf: (template) => runningScore(template, snapshot.scores),
    moreMargin: (template) => steering.marginOf(match, template, at),
  }
}

export function isOffered(template: Template, { league, setting }: Scene['match'], isLive: boolean): boolean {
  if (isLive ? !template.isLive : !template.isBefore) return false
  if (template.isKnockout && !setting.isKnockout) return false
  return template.upToTier >= league.tier && (template.formats?.includes(setting.format) ?? true)
}

function runningScore({ reading }: Template, scores: Scene['snapshot']['scores']): readonly [number, number] {
  const line = 'period' in reading ? scoreOf(scores, reading.kind, reading.period) : undefined
  return [line?.home ?? 0, line?.away ?? 0]
}

/** A number that differs whenever a price, a line or a sale state does. */
function markOf(groups: readonly MarketGroup[]): number {
  let mark = 17
  const add = (value: number) => {
    mark = (Math.imul(mark, 31) + value) | 0
  }
  for (const { markets, countsFrom } of groups) {
    if (countsFrom) add(countsFrom[0] * 100 + countsFrom[1])
    for (const { id, sale, options } of markets) {
      add(id * 2 + sale)
      for (const { odds } of options) add(odds ?? -1)
    }
  }
  return mark
}
