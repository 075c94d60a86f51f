import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSportsbookSettings, SETTING_NAMES } from './settings.ts'

const SERVED = {
  OPERATOR_URL: 'http://127.0.0.1:8080',
  SPORTS_MERCHANT: 'keo',
  SPORTS_SECRET: 'told to both',
}

test('whom it serves has to be said, and everything else has a default', () => {
  expect(readSportsbookSettings(SERVED)).toMatchObject({
    ...SERVED,
    PORT: 9090,
    DATA_DIR: 'data-sportsbook',
    OPERATOR_ADDRESSES: [],
    PUBLIC_URL: null,
  })
  for (const name of Object.keys(SERVED))
    expect(() => readSportsbookSettings({ ...SERVED, [name]: '' })).toThrow('set all three')
})

test.each([
  [{ OPERATOR_URL: 'http://operator.example' }, 'OPERATOR_URL must be an https address'],
  [{ OPERATOR_ADDRESSES: '10.0.0.1, anywhere' }, 'OPERATOR_ADDRESSES must list addresses.'],
  [{ PUBLIC_URL: 'sports.example' }, 'PUBLIC_URL must be an https address'],
])('a wrong setting is one sentence: %o', (wrong, sentence) => {
  expect(() => readSportsbookSettings({ ...SERVED, ...wrong })).toThrow(sentence)
})

test('its documentation lists every setting, and none that does not exist', () => {
  const text = readFileSync(new URL('../../../docs/sportsbook.md', import.meta.url), 'utf8')
  const listed = [...text.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted())
})

test('a seed that is known is nothing for prod', () => {
  expect(readSportsbookSettings({ ...SERVED, WORLD_SEED: 'derby' })).toMatchObject({ WORLD_SEED: 'derby' })
  expect(() => readSportsbookSettings({ ...SERVED, WORLD_SEED: 'derby', KEO_MODE: 'prod' })).toThrow(
    'WORLD_SEED',
  )
})
