import { manualClock } from '@keo/service-kit/clock'
import { beforeEach, expect, test } from 'vitest'
import { pieceOf, prepared } from '../wire/prepared.ts'
import type { Match } from '../world/match.ts'
import { createPageCache } from './page-cache.ts'

const matches = (...ids: number[]) => ids.map((id) => ({ id }) as Match)

let clock: ReturnType<typeof manualClock>
let edition: number
let tellBoard: () => void
let tellStage: (event: { matchId: number }) => void
let written: number
let pages: ReturnType<typeof createPageCache>

beforeEach(() => {
  clock = manualClock(Date.UTC(2026, 5, 11, 12))
  edition = 1
  written = 0
  const nothing = () => {}
  pages = createPageCache({
    clock,
    stage: { listen: (run: typeof tellStage) => ((tellStage = run), nothing) } as never,
    board: {
      edition: () => edition,
      listen: (run: typeof tellBoard) => ((tellBoard = run), nothing),
    } as never,
    texts: { standing: () => ({ untilMs: clock.monotonicMs() + 4_000, until: 0 }) } as never,
  })
})

function read(shown: readonly Match[], total = shown.length) {
  return pages.read('page', { shown, total }, () => {
    written += 1
    return prepared([pieceOf(`${written}`)])
  })
}

/** A match began or ended somewhere. */
function listsChange(): void {
  edition += 1
  tellBoard()
}

test('a page that shows what it showed is not written again when another match begins or ends', () => {
  const first = read(matches(1, 2))
  listsChange()
  expect(first.isStill?.()).toBe(false)
  expect(read(matches(1, 2))).toBe(first)
  expect([first.isStill?.(), written]).toEqual([true, 1])
})

test('it is written when it shows other matches, or in another order, or when the list is longer', () => {
  read(matches(1, 2))
  for (const [shown, total] of [
    [matches(1, 3), 2],
    [matches(3, 1), 2],
    [matches(3, 1), 3],
  ] as const) {
    listsChange()
    read(shown, total)
  }
  expect(written).toBe(4)
})

test('it is written when something happened in a match that it shows, or when its prices may have moved', async () => {
  const first = read(matches(1, 2))
  tellStage({ matchId: 9 })
  expect(read(matches(1, 2))).toBe(first)
  tellStage({ matchId: 2 })
  expect([first.isStill?.(), pages.isKept('page', { shown: matches(1, 2), total: 2 })]).toEqual([
    false,
    false,
  ])
  read(matches(1, 2))
  expect(written).toBe(2)
  await clock.advance(4_001)
  read(matches(1, 2))
  expect(written).toBe(3)
})

test('an event of its match and a change of the lists at once: it is written', () => {
  read(matches(1, 2))
  tellStage({ matchId: 1 })
  listsChange()
  read(matches(1, 2))
  expect(written).toBe(2)
})
