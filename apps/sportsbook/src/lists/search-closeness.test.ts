import { describe, expect, test } from 'vitest'
import { byCloseness, createCloseness, fold, NOT_MEANT } from './search-closeness.ts'

test.each([
  ['Hà Nội', 'ha noi'],
  ['Đà Nẵng', 'da nang'],
  ['  São Paulo ', 'sao paulo'],
  ['Malmö FF', 'malmo ff'],
  ['河内', '河内'],
])('%s is found as %s', (name, folded) => {
  expect(fold(name)).toBe(folded)
})

describe('what was typed is held against a name', () => {
  const closenessOf = createCloseness()
  const ranked = (searchText: string, names: readonly string[]) =>
    names
      .map((name) => ({ name, closeness: closenessOf(name, searchText) }))
      .filter(({ closeness }) => closeness !== NOT_MEANT)
      .toSorted((a, b) => a.closeness - b.closeness)
      .map(({ name }) => name)

  test.each([
    [
      'mu',
      ['Muangthong United', 'Mumbai City', 'Malmö FF', 'Manchester United', 'Bochum'],
      ['Manchester United', 'Muangthong United', 'Mumbai City'],
    ],
    ['arse', ['Paris Arsenal', 'Arsenal', 'Tarsenio'], ['Arsenal', 'Paris Arsenal', 'Tarsenio']],
    [
      'ngoai hang',
      ['Giải U21 Ngoại hạng Anh', 'Ngoại hạng Anh', 'V.League 1'],
      ['Ngoại hạng Anh', 'Giải U21 Ngoại hạng Anh'],
    ],
    ['HAGL', ['Hà Nội', 'Hoàng Anh Gia Lai'], ['Hoàng Anh Gia Lai']],
    ['man utd', ['Manchester City', 'Manchester United'], ['Manchester United']],
    ['barca', ['Barcelona U21', 'Barcelona'], ['Barcelona', 'Barcelona U21']],
    ['psg', ['Paris FC', 'Paris Saint-Germain'], ['Paris Saint-Germain']],
    ['', ['Arsenal'], []],
    ['no such team', ['Arsenal'], []],
  ])('%s', (searchText, names, found) => {
    expect(ranked(searchText, names)).toEqual(found)
  })
})

test('among names as close, the popular league comes first', () => {
  const league = (rank: number, isHot: boolean, tier: 1 | 3) =>
    ({ match: { league: { rank, isHot, tier } }, closeness: 2 }) as Parameters<typeof byCloseness>[0]
  const [women, top, russia] = [league(5, false, 3), league(9, true, 1), league(2, false, 3)]
  expect([women, russia, top].toSorted(byCloseness)).toEqual([top, russia, women])
})
