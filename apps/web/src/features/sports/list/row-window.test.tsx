import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListRow } from '../rules/list-rows.ts'
import { createRowWindow } from './row-window.ts'

const ROW_PX = 100
const TOP_PX = 200
const FRAME_MS = 16
const rows = Array.from({ length: 50 }, (_, at): ListRow => ({
  kind: 'match',
  key: String(at),
  matchId: at,
  isLast: false,
}))
const list = { rows, heightOf: () => ROW_PX }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('innerHeight', 800)
})
afterEach(() => {
  vi.useRealTimers()
})

const drawnBy = (rowWindow: ReturnType<typeof createRowWindow>) =>
  rowWindow.view().drawn.map(({ row }) => Number(row.key))

test('a list has rows before it is measured, all that show with the next frame, and later some beyond', () => {
  const rowWindow = createRowWindow(list, 0)
  const first = drawnBy(rowWindow)
  const close = rowWindow.open(() => TOP_PX)
  vi.advanceTimersByTime(2 * FRAME_MS)
  const whole = drawnBy(rowWindow)
  vi.advanceTimersByTime(2000)
  const beyond = drawnBy(rowWindow)
  close()
  expect(first).toEqual([0, 1, 2, 3])
  expect(whole).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(beyond).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('a page that comes back begins with the rows that it was scrolled to', () => {
  const close = createRowWindow(list, 0).open(() => TOP_PX)
  vi.advanceTimersByTime(FRAME_MS)
  close()
  expect(drawnBy(createRowWindow(list, 2000))[0]).toBe(18)
})

const LEAGUE_PX = 40
/** Five leagues of ten matches each: a head of 40 and rows of 100. */
const leagues = Array.from({ length: 5 }, (_, league): ListRow[] => [
  {
    kind: 'league',
    key: `l${league}`,
    leagueId: league,
    name: '',
    regionId: 0,
    count: 10,
    isFolded: false,
  },
  ...rows.slice(league * 10, league * 10 + 10),
]).flat()
const heightOf = ({ kind }: ListRow) => (kind === 'league' ? LEAGUE_PX : ROW_PX)
const LEAGUE_HEIGHT = LEAGUE_PX + 10 * ROW_PX

test('[SPT-02a] the head of the league in view stays drawn, however far its own row has gone, and reaches to its end', () => {
  const scrolled = 200 + LEAGUE_HEIGHT + 500
  const { drawn } = createRowWindow({ rows: leagues, heightOf }, scrolled).view()
  expect(drawn.slice(0, 2).map(({ row }) => row.key)).toEqual(['l1', '14'])
  expect(drawn[0]).toMatchObject({ start: LEAGUE_HEIGHT, height: LEAGUE_PX, extent: LEAGUE_HEIGHT })
  expect(drawn.filter(({ row }) => row.kind === 'league')).toHaveLength(2)
  // The rows themselves reach no further than they are high.
  expect(drawn[1]).toMatchObject({ height: ROW_PX, extent: ROW_PX })
})

test('a head that is in view is drawn once, and the last league reaches to the end of the list', () => {
  const atTop = createRowWindow({ rows: leagues, heightOf }, 0).view()
  expect(atTop.drawn.filter(({ row }) => row.key === 'l0')).toHaveLength(1)
  const atEnd = createRowWindow({ rows: leagues, heightOf }, 200 + 4 * LEAGUE_HEIGHT + 300).view()
  expect(atEnd.drawn[0]).toMatchObject({ start: 4 * LEAGUE_HEIGHT, extent: LEAGUE_HEIGHT })
  expect(atEnd.height).toBe(5 * LEAGUE_HEIGHT)
})
