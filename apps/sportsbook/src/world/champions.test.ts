import { LANGUAGES } from '@keo/messages/languages'
import { expect, test } from 'vitest'
import { DAY_MS } from './match-ids.ts'
import { createWorld } from './world.ts'

const NOW = Date.UTC(2026, 10, 15, 4)
const worldOf = (seed: string) => createWorld({ seed, now: () => NOW })
const world = worldOf('champions')
const { champions } = world

test('more than sixty competitions are open at any time, in every language', () => {
  for (const at of [NOW, NOW + 10 * 3_600_000, NOW + DAY_MS])
    expect(champions.openAt(at).length).toBeGreaterThan(60)
  for (const { names, runners, season } of champions.openAt(NOW)) {
    for (const language of LANGUAGES) expect(names[language]).not.toBe('')
    expect(runners.length).toBeGreaterThan(5)
    expect(runners.map(({ number }) => number)).toEqual(runners.map((_, index) => index + 1))
    expect(season).toMatch(/^\d{4}(\/\d{2})?$/)
  }
})

test('their ids are nobody else’s, find them again and leave room for markets below 2^31', () => {
  const known = [...champions.openAt(NOW), ...champions.decidedBetween(NOW - 60 * DAY_MS, NOW)]
  expect(new Set(known.map(({ id }) => id)).size).toBe(known.length)
  for (const champion of known) {
    expect(world.match(champion.id)).toBeNull()
    expect(champions.champion(champion.id)).toEqual(champion)
    expect(champion.id * 2_048 + 2_047).toBeLessThan(2 ** 31)
  }
  const matches = world.matchesBetween(NOW, NOW + DAY_MS)
  expect(matches.filter(({ id }) => champions.champion(id))).toEqual([])
})

test('chances sum to 1 and move slowly', () => {
  for (const champion of champions
    .openAt(NOW)
    .filter(({ opensAt, decidedAt }) => decidedAt - opensAt > 30 * DAY_MS)) {
    const [now, later] = [NOW, NOW + 3_600_000].map((at) => champions.chances(champion, at))
    expect(now?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    const moves = (now ?? []).map((chance, index) => Math.abs(chance - (later?.[index] ?? 0)))
    expect(Math.max(...moves)).toBeLessThan(0.2)
  }
})

test('the winner is known when it is decided and not before, dead heats happen', () => {
  const decided = champions.decidedBetween(NOW - 600 * DAY_MS, NOW)
  const wrong = decided.filter((champion) => {
    const winners = champions.winners(champion, champion.decidedAt) ?? []
    const run = winners.every((number) => champion.runners.some((runner) => runner.number === number))
    return (
      champions.winners(champion, champion.decidedAt - 1) || !run || new Set(winners).size !== winners.length
    )
  })
  expect(wrong).toEqual([])
  expect(decided.some((champion) => champions.winners(champion, NOW)?.length === 2)).toBe(true)
})

test('a chance is what it says: of the runners given one in five, one in five wins', () => {
  const bins = Array.from({ length: 5 }, () => ({ believed: 0, won: 0, count: 0 }))
  for (const { champions: those } of ['a', 'b', 'c'].map(worldOf)) {
    for (const champion of those.decidedBetween(NOW - 400 * DAY_MS, NOW)) {
      const winners = those.winners(champion, NOW) ?? []
      const chances = those.chances(champion, champion.opensAt + (champion.closesAt - champion.opensAt) * 0.6)
      for (const [index, chance] of chances.entries()) {
        const bin = bins[Math.min(4, Math.floor(chance * 5))]
        if (!bin) continue
        bin.count++
        bin.believed += chance
        bin.won += winners.includes(index + 1) ? 1 / winners.length : 0
      }
    }
  }
  for (const { believed, won, count } of bins) {
    expect(Math.abs(believed - won)).toBeLessThan(4 * Math.sqrt(count * 0.25) * 0.9 + 3)
  }
})
