import { beforeEach, expect, test } from 'vitest'
import { manualClock } from '../../../testing/manual-clock.ts'
import { sampleMatch } from '../../../testing/sample-match.ts'
import { createMatchWatch, POLL_DETAIL_MS, POLL_LIST_MS } from './match-watch.ts'

let clock: ReturnType<typeof manualClock>
let watched: [number, boolean][][]
let asked: string[]
let taken: string[]
let calmed: number[]
let isFollowing: boolean
let isVisible: boolean
let isAway: boolean
let isSaving: boolean
let watch: ReturnType<typeof createMatchWatch>

beforeEach(() => {
  clock = manualClock()
  watched = []
  asked = []
  taken = []
  calmed = []
  isFollowing = false
  isVisible = true
  isAway = false
  isSaving = false
  watch = createMatchWatch({
    clock,
    isWanted: () => isVisible,
    push: {
      watch: (requests) => watched.push([...requests]),
      fetched: () => {},
      isFollowing: () => isFollowing,
    },
    async fetchPopular(ids) {
      asked.push(ids.join())
      return isAway ? undefined : ids.map((id) => sampleMatch({ id }))
    },
    async fetchWhole(id) {
      asked.push(`whole ${id}`)
      return isAway ? undefined : sampleMatch({ id })
    },
    take: (records, isWhole) => taken.push(...records.map(({ id }) => `${id}${isWhole ? ' whole' : ''}`)),
    age: () => {},
    calm: (ids) => calmed.push(...ids),
    isSaving: () => isSaving,
  })
})

test('a match is watched as long as somebody looks at it, whole when somebody wants it whole', () => {
  const leaveList = watch.watchMatches([7, 8], false)
  const leaveDetail = watch.watchMatches([7], true)
  clock.advance(60)
  leaveList()
  leaveList()
  clock.advance(60)
  leaveDetail()
  clock.advance(60)
  expect(watched).toEqual([
    [
      [7, true],
      [8, false],
    ],
    [[7, true]],
    [],
  ])
  expect(clock.timers()).toBe(0)
})

test('without push, lists and details are asked for again and again', async () => {
  watch.watchMatches([7, 8], false)
  watch.watchMatches([9], true)
  clock.advance(1000)
  expect(asked).toEqual(['7,8', 'whole 9'])
  await Promise.resolve()
  asked.length = 0
  clock.advance(POLL_LIST_MS)
  expect(asked).toEqual(['whole 9', '7,8'])
  clock.advance(POLL_DETAIL_MS)
  expect(asked.filter((ask) => ask === 'whole 9')).toHaveLength(2)
})

test('while push follows a match nobody asks for it, nor while the page is hidden', () => {
  isFollowing = true
  watch.watchMatches([7], false)
  clock.advance(60_000)
  expect(asked).toEqual([])
  isFollowing = false
  isVisible = false
  clock.advance(60_000)
  expect(asked).toEqual([])
  isVisible = true
  clock.advance(1000)
  expect(asked).toEqual(['7'])
})

test('what push has missed is fetched at once, but not twice within a second', async () => {
  isFollowing = true
  watch.watchMatches([7], false)
  watch.missed([7, 99])
  expect(asked).toEqual(['7'])
  watch.missed([7])
  expect(asked).toEqual(['7'])
  clock.advance(1000)
  expect(asked).toEqual(['7', '7'])
  await Promise.resolve()
  expect(taken).toEqual(['7', '7'])
})

test('while data is saved a match is fetched at most every 20 s for its lines, and every 30 s without push', async () => {
  isSaving = true
  isFollowing = true
  watch.watchMatches([7, 8], false)
  watch.missed([7])
  watch.missed([7])
  clock.advance(19_000)
  expect(asked).toEqual(['7'])
  clock.advance(1000)
  expect(asked).toEqual(['7', '7'])
  await Promise.resolve()
  isFollowing = false
  asked.length = 0
  clock.advance(1000)
  expect(asked).toEqual(['8'])
  clock.advance(30_000)
  expect(asked).toEqual(['8', '7', '8'])
})

test('a failed answer takes nothing and is tried again', async () => {
  isAway = true
  watch.watchMatches([7], true)
  clock.advance(1000)
  await Promise.resolve()
  expect(taken).toEqual([])
  isAway = false
  clock.advance(POLL_DETAIL_MS)
  await Promise.resolve()
  await Promise.resolve()
  expect(taken).toEqual(['7 whole'])
})

test('who begins to look at a match is told so; a row that is drawn anew has not been away', () => {
  const stop = watch.watchMatches([1, 2], false)
  expect(calmed).toEqual([1, 2])
  stop()
  const again = watch.watchMatches([1, 2, 3], false)
  expect(calmed).toEqual([1, 2, 3])
  again()
  clock.advance(1000)
  watch.watchMatches([2], false)
  expect(calmed).toEqual([1, 2, 3, 2])
})
