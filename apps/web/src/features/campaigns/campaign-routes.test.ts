import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { CAMPAIGN_ARTS } from '@keo/contract/campaign-names'
import { LANGUAGES } from '@keo/messages/languages'
import { expect, test } from 'vitest'
import { patterns } from '../../navigation/paths.ts'
import { routes } from '../../routes/route-table.ts'
import { GROUNDS } from './campaign-looks.ts'
import { CAMPAIGN_ROUTES, campaignOf, campaignPath } from './campaign-routes.ts'

type File = { id: string; art: string; state: string; title: Record<string, string> }

const ROOT = new URL('../../../../../', import.meta.url)
const FILES = new URL('apps/server/campaigns/', ROOT)
const ART = new URL('apps/web/public/campaigns/', ROOT)
const fileOf = (id: string) => JSON.parse(readFileSync(new URL(`${id}.json`, FILES), 'utf8')) as File
const rows = Object.entries(CAMPAIGN_ROUTES).map(([pattern, id]) => ({ pattern, id }))

test.each(rows)('[OPS-07a] $pattern is a page and has a campaign that is on', ({ pattern, id }) => {
  expect(routes.some((route) => route.pattern === pattern)).toBe(true)
  expect(fileOf(id)).toMatchObject({ id, state: 'on' })
  expect(campaignPath({ id })).toBe(pattern)
  expect(campaignOf({ path: pattern, query: new URLSearchParams() })).toBe(id)
})

test('every campaign has a title and a drawing that no other has', () => {
  const files = readdirSync(FILES).map((name) => fileOf(name.replace('.json', '')))
  for (const language of LANGUAGES)
    expect(new Set(files.map(({ title }) => title[language])).size).toBe(files.length)
  expect(new Set(files.map(({ art }) => art)).size).toBe(files.length)
})

test('a campaign without a route of its own is shown by the page that any can be shown on', () => {
  expect(campaignPath({ id: 'match-rewards' })).toBe('/activity-detail?id=match-rewards')
  const asked = { path: patterns.luckyWheel, query: new URLSearchParams({ id: 'sign-in' }) }
  expect(campaignOf(asked)).toBe('sign-in')
})

test.each(CAMPAIGN_ARTS)('the drawing %s has a file of at most 8 KB and a ground', (art) => {
  const file = new URL(`${art}.svg`, ART)
  expect(existsSync(file)).toBe(true)
  const svg = readFileSync(file, 'utf8')
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 160 160">/)
  expect(svg.length).toBeLessThanOrEqual(8192)
  expect(svg).not.toMatch(/<script|href=|url\((?!#)/)
  expect(GROUNDS[art]).toBeTruthy()
})

test('no drawing lies about that nobody names', () => {
  const names: readonly string[] = CAMPAIGN_ARTS
  expect(readdirSync(ART).filter((name) => !names.includes(name.replace('.svg', '')))).toEqual([])
})
