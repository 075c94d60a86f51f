import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { RECOMPUTED_GAMES } from '@keo/game-rules/recompute'
import { type Engine, ENGINES, isShared } from '@keo/games-contract/engines'
import { LANGUAGES } from '@keo/messages/languages'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../apps/games/src/catalogue/catalogue.ts'
import { BUILT_SCREENS } from '../e2e/built-screens.ts'
import { PLAYED_GAMES } from '../e2e/support/game-rounds.ts'

/**
 * What docs/games.md says a new engine needs, as far as no type demands it: tables by engine are whole records, so that
 * the compiler names the row that is missing.
 */
const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const names = (folder: string) => readdirSync(path.join(root, folder), { withFileTypes: true })
/** Its rounds are proven by a chain of hashes instead of seeds. */
const BY_CHAIN: Engine = 'crash'
const isEngine = (name: string): name is Engine => ENGINES.some((engine) => engine === name)

const WIRE = 'packages/games-contract/src/engines'
const SCREENS = 'apps/web/src/features/game-play/engines'
const PROVIDER = 'apps/games/src/engines'

describe('what stands in a folder of engines is one of them', () => {
  test('every bet and view of the wire', () => {
    const found = names(WIRE).map(({ name }) => name.replace(/\.ts$/, ''))
    expect(found.toSorted()).toEqual([...ENGINES])
  })

  test('every folder of screens, each with its screen, named by the table of screens', () => {
    const folders = names(SCREENS).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...ENGINES])
    const table = read('apps/web/src/features/game-play/engines.ts')
    const isThere = (engine: Engine) =>
      existsSync(path.join(root, SCREENS, engine, `${engine}-screen.tsx`)) &&
      table.includes(`./engines/${engine}/${engine}-screen.tsx`)
    expect(ENGINES.filter((engine) => !isThere(engine))).toEqual([])
  })

  test('every engine of the provider that plays a round for each player', () => {
    const own = ENGINES.filter((engine) => !isShared(engine))
    for (const engine of own) expect(names(PROVIDER).map(({ name }) => name)).toContain(`${engine}.ts`)
  })
})

describe.each(ENGINES)('%s is in every place that shows or proves it', (engine) => {
  test('it has rules, tiles, and a way to recompute a round', () => {
    expect(existsSync(path.join(root, 'packages/game-rules/src/games', `${engine}.ts`))).toBe(true)
    expect(CATALOGUE.some(({ id, facts }) => facts.engine === engine && id === `keo-${engine}-01`)).toBe(true)
    const games = Object.keys(RECOMPUTED_GAMES).filter(
      (game) => game === engine || game.startsWith(`${engine}-`),
    )
    expect(games.length > 0 || engine === BY_CHAIN).toBe(true)
  })

  test.each(LANGUAGES)('its rules are told in the game and in the lobby: %s', (language) => {
    expect(read(`packages/messages/src/game-play/${language}.ts`)).toContain(`'game.rules.${engine}'`)
    expect(read(`packages/messages/src/games-lobby/${language}.ts`)).toContain(`'gameRules.${engine}'`)
  })

  test('its screen is among those that are built, and its frames are measured', () => {
    expect(BUILT_SCREENS.map(({ name }) => name)).toContain(`game-${engine}`)
    expect(read('bench/games-browser.mjs')).toMatch(new RegExp(`^  '?${engine}'?: \\{`, 'm'))
  })

  test('a journey wins and loses a round of it', () => {
    const journeys = read('e2e/games.journey.ts')
    const isPlayed = PLAYED_GAMES.some(({ symbol }) => symbol.startsWith(`keo-${engine}-`))
    expect(isPlayed || journeys.includes(`keo-${engine}-01`)).toBe(true)
  })

  test('docs/games.md states what it returns', () => {
    const table = read('docs/games.md').split('## Mathematics')[1]?.split('\n## ')[0] ?? ''
    expect(table).toContain(DOCUMENTED[engine] ?? engine)
  })
})

/** As the table of returns writes it. */
const DOCUMENTED: Partial<Record<Engine, string>> = {
  'bau-cua': 'bầu cua',
  slot: 'slots',
  'tai-xiu': 'tài xỉu',
  'xoc-dia': 'xóc đĩa',
}

test('the tables that name engines by words know no other', () => {
  const measured = [...read('bench/games-browser.mjs').matchAll(/^ {2}'?([a-z-]+)'?: \{ (?:first|timed)/gm)]
  expect(measured.length).toBe(ENGINES.length)
  expect(measured.map(([, name]) => name!).filter((name) => !isEngine(name))).toEqual([])
})
