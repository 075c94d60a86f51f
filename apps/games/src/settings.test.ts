import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readGamesSettings, SETTING_NAMES } from './settings.ts'

const SERVED = {
  OPERATOR_URL: 'http://127.0.0.1:8080',
  GAMES_LOGIN: 'keo',
  GAMES_SECRET: 'told to both',
}

test('whom it serves has to be said, and everything else has a default', () => {
  expect(readGamesSettings(SERVED)).toMatchObject({ ...SERVED, PORT: 9091, DATA_DIR: 'data-games' })
  for (const name of Object.keys(SERVED))
    expect(() => readGamesSettings({ ...SERVED, [name]: '' })).toThrow('set all three')
})

test('its documentation lists every setting, and none that does not exist', () => {
  const text = readFileSync(new URL('../../../docs/games.md', import.meta.url), 'utf8')
  const listed = [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted())
})

test('a seed that is known is nothing for prod', () => {
  expect(readGamesSettings({ ...SERVED, WORLD_SEED: 'derby' })).toMatchObject({ WORLD_SEED: 'derby' })
  expect(() => readGamesSettings({ ...SERVED, WORLD_SEED: 'derby', KEO_MODE: 'prod' })).toThrow('WORLD_SEED')
})
