import { OUTCOME, MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { manualClock } from '@keo/service-kit/clock'
import { expect, test } from 'vitest'
import { type Book } from '../pricing/quote.ts'
import { createWorld } from '../world/world.ts'
import { championMarket, championVerdict, withChampionMarkets } from './champion-book.ts'
import { championScene } from './champion-scenes.ts'

const NOW = Date.UTC(2026, 10, 15, 4)
const clock = manualClock(NOW)
const { champions } = createWorld({ seed: 'champion book', now: clock.now })
/** Knows nothing, so that everything answered comes from the competitions. */
const empty = {
  quote: () => null,
  popular: () => null,
  find: () => null,
  verdict: () => null,
} as unknown as Book
const book = withChampionMarkets({ book: empty, champions, clock })

test('every open competition has one market, and no price of it is worth taking for ever', () => {
  for (const champion of champions.openAt(NOW)) {
    const quote = book.quote(champion.id)
    const market = quote?.groups[0]?.markets[0]
    const shares = champions.chances(champion, NOW)
    expect([quote?.marketCount, market?.sale, market?.mayCombine]).toEqual([1, 1, false])
    expect(market?.options.map(({ type }) => type)).toEqual(champion.runners.map(({ number }) => number))
    for (const [index, { odds }] of (market?.options ?? []).entries())
      expect(((shares[index] ?? 0) * (odds ?? 0)) / 1000).toBeLessThan(1)
    // A locked option counts as what it is worth: the others bear their margin all the same.
    const sum = (market?.options ?? []).reduce(
      (all, { odds, fairShare }) => all + (odds ? 1000 / odds : fairShare),
      0,
    )
    expect(sum).toBeGreaterThan(1)
  }
})

test('betting stands still in the last round and ends with the decision', () => {
  const champion = champions.openAt(NOW)[0]!
  const { id, closesAt, decidedAt } = champion
  const statuses = [closesAt - 1, closesAt, decidedAt].map((at) => championScene(champion, at).status)
  expect(statuses).toEqual([MATCH_STATUS.notStarted, MATCH_STATUS.suspended, MATCH_STATUS.ended])
  const later = manualClock(closesAt)
  const then = withChampionMarkets({ book: empty, champions, clock: later })
  expect(then.find(championMarket(champion).id)?.market.sale).toBe(0)
  expect(then.quote(id)?.cause).not.toBeNull()
  expect(then.verdict(championMarket(champion).id, 1, null)).toBeNull()
  const after = withChampionMarkets({ book: empty, champions, clock: manualClock(decidedAt) })
  expect(after.quote(id)).toBeNull()
  const won = champion.runners.filter(
    ({ number }) => after.verdict(championMarket(champion).id, number, null)?.outcome === OUTCOME.won,
  )
  expect(won.map(({ number }) => number)).toEqual([...champions.winners(champion, decidedAt)!].toSorted())
})

test('who wins alone wins, who shares the first place is told with how many', () => {
  expect(championVerdict([3], 3)).toEqual({ outcome: OUTCOME.won, resultText: '3' })
  expect(championVerdict([3], 2)).toEqual({ outcome: OUTCOME.lost, resultText: '3' })
  expect(championVerdict([3, 7], 7)).toEqual({ outcome: OUTCOME.won, resultText: '3,7', sharers: 2 })
})

test('limits are those of a special market of the league, and lower for long odds', () => {
  const champion = champions.openAt(NOW)[0]!
  const market = book.quote(champion.id)!.groups[0]!.markets[0]!
  const priced = market.options.filter(({ odds }) => odds !== null).toSorted((a, b) => a.odds! - b.odds!)
  const most = priced.map(({ type }) => book.limits(market.id, type).most)
  expect(most).toEqual(most.toSorted((a, b) => b - a))
  expect(book.limits(market.id, priced[0]!.type).least).toBe(10)
})
