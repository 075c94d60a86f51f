import { expect, test } from 'vitest'
import { chanceOf } from '../play/chance.ts'
import { modelOf } from '../play/models.ts'
import { SPORT_IDS } from '../play/sport-model.ts'
import { DAY_MS } from '../world/match-ids.ts'
import { createWorld } from '../world/world.ts'
import { latestEnd } from './longest-matches.ts'
import { playMatch } from './played-match.ts'
import { isFinal } from './stage.ts'

const NOW = Date.UTC(2026, 10, 15, 4)
const MATCHES_PER_SPORT = 25
const world = createWorld({ seed: 'long', now: () => NOW })
const days = world.matchesBetween(NOW, NOW + 20 * DAY_MS)

test.each(SPORT_IDS)('a match of sport %i comes to an end before nobody waits for it any more', (sportId) => {
  const matches = days.filter(({ setting }) => setting.sportId === sportId).slice(0, MATCHES_PER_SPORT)
  const model = modelOf(sportId)
  const tooLong = matches.filter((match) => {
    const { moments } = playMatch({ match, model, seed: world.seedOf(match.id), forced: [] })
    const last = moments.at(-1)
    return !last || !isFinal(last.status) || match.startsAt + last.frame.atMs > latestEnd(match)
  })
  expect(matches).toHaveLength(MATCHES_PER_SPORT)
  expect(tooLong).toEqual([])
})

test('a level match that must be decided ends in time as well', () => {
  const cup = days.filter(({ setting }) => setting.sportId === 1 && setting.isKnockout).slice(0, 40)
  const ends = cup.map((match) => {
    const frames = modelOf(1).play(match.setting, chanceOf(world.seedOf(match.id)), [])
    return match.startsAt + (frames.at(-1)?.atMs ?? 0) <= latestEnd(match)
  })
  expect(ends).toEqual(cup.map(() => true))
})
