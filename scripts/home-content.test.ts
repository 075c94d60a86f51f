import { expect, test } from 'vitest'
import { BANNERS, ENTRIES } from '../apps/server/src/seeds/home.ts'
import { routes } from '../apps/web/src/routes/route-table.ts'

/** Patterns name their last part, content gives its number. */
function isBuilt(path: string): boolean {
  const stem = path.replace(/\/\d+$/, '')
  return routes.some(({ pattern }) => pattern === path || pattern.startsWith(`${stem}/{`))
}

const notBuilt = (rows: readonly { path: string | null }[]) =>
  rows.filter(({ path }) => path !== null && !isBuilt(path))

test('every banner of home sells what is built, and leads to it', () => {
  expect(BANNERS.length).toBeGreaterThan(1)
  expect(notBuilt(BANNERS)).toEqual([])
})

test('every tile of home leads to a page that is built', () => {
  expect(ENTRIES.length).toBeGreaterThan(6)
  expect(notBuilt(ENTRIES)).toEqual([])
})
