import type { GameType, HomeEntry } from '@keo/contract/site'
import { describe, expect, test } from 'vitest'
import { arrangeLobby, arrangeTiles } from './home-view.ts'

function entry(id: string, tile: HomeEntry['tile']): HomeEntry {
  return { id, tile, title: id, caption: '', art: 'ball', tone: 'lime', path: '/sports', gameTypeId: null }
}

function type(id: number, games: number): GameType {
  const game = {
    gameType: 1,
    name: 'Rồng',
    provider: 'KÈO',
    art: 'gem' as const,
    isMaintain: false,
    startTime: '',
    endTime: '',
  }
  const gameList = Array.from({ length: games }, (_, index) => ({ ...game, id: id * 10 + index }))
  return {
    id,
    name: `${id}`,
    art: 'gem',
    isMaintain: false,
    startTime: '',
    endTime: '',
    gameCount: games,
    gameList,
  }
}

const ids = (entries: readonly { id: unknown }[]) => entries.map(({ id }) => id)

describe('the tiles of home', () => {
  test('one bright tile, two beside it, the rest below', () => {
    const tiles = arrangeTiles([
      entry('a', 'mini'),
      entry('b', 'wide'),
      entry('c', 'hero'),
      entry('d', 'wide'),
    ])
    expect(tiles.hero?.id).toBe('c')
    expect(ids(tiles.wide)).toEqual(['b', 'd'])
    expect(ids(tiles.mini)).toEqual(['a'])
  })

  test('an entry without room in its place moves down, none is lost', () => {
    const tiles = arrangeTiles(
      [...'abc'].map((id) => entry(id, 'wide')).concat(entry('d', 'hero'), entry('e', 'hero')),
    )
    expect(ids(tiles.wide)).toEqual(['a', 'b'])
    expect(ids(tiles.mini)).toEqual(['e', 'c'])
  })

  test('nothing configured leaves every place empty', () => {
    expect(arrangeTiles([])).toEqual({ hero: undefined, wide: [], mini: [] })
  })
})

describe('the lobby of home', () => {
  test('[GAM-01a] the agent line decides the order; types it does not name keep theirs behind, and null keeps all', () => {
    const types = [type(1, 3), type(2, 3), type(3, 3), type(4, 3)]
    expect(ids(arrangeLobby(types, [3, 1]))).toEqual([3, 1, 2, 4])
    expect(ids(arrangeLobby(types, null))).toEqual([1, 2, 3, 4])
  })

  test('a type with a single game or none has no lobby', () => {
    expect(ids(arrangeLobby([type(1, 1), type(2, 0), type(3, 2)], null))).toEqual([3])
  })
})
