import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLivePath } from '../navigation/paths.ts'
import { routes } from './route-table.ts'

type Row = Record<string, string>

function readSpecification(): Row[] {
  const text = readFileSync(new URL('../../../../docs/spec/routes.csv', import.meta.url), 'utf8')
  const [head, ...lines] = text.trim().split('\n')
  const columns = head!.split(',')
  return lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']))
  })
}

const specified = readSpecification()
const ofPath = (path: string | undefined) => routes.find((route) => route.pattern === path)!
const flag = (cell: string | undefined) => cell === '1'

test('[NAV-01a] the table has every path of the specification once, and no other but our own', () => {
  const paths = specified.map((row) => row['path'])
  expect(paths.length).toBeGreaterThan(140)
  expect(new Set(routes.map((route) => route.pattern)).size).toBe(routes.length)
  expect(
    routes
      .filter((route) => !route.ours)
      .map((route) => route.pattern)
      .toSorted(),
  ).toEqual(paths.toSorted())
})

test.each(specified)('[NAV-01b] $path has its group, name and flags', (row) => {
  const route = ofPath(row['path'])
  expect(route).toMatchObject({
    group: row['group'],
    name: row['name'],
    auth: flag(row['auth']),
    loginBlacklist: flag(row['login_blacklist']),
    tabbar: flag(row['tabbar']),
    betcart: flag(row['betcart']),
    keepAlive: flag(row['keep_alive']),
  })
})

test.each(specified)('[NAV-01c] $path has its transition, alias and redirect', (row) => {
  expect(ofPath(row['path'])).toMatchObject({
    transition: row['transition'] || 'slide',
    aliasOf: row['alias_of'] || null,
    redirectTo: row['redirect_to'] || null,
  })
})

test('[NAV-04a] the deposit page alone is kept alive', () => {
  expect(routes.filter((route) => route.keepAlive).map((route) => route.pattern)).toEqual(['/deposit'])
})

test('[NAV-12b] every page of the live section is known as one, and no other page is', () => {
  const live = routes.filter(({ group }) => group === 'live').map(({ pattern }) => pattern)
  expect(routes.map(({ pattern }) => pattern).filter(isLivePath)).toEqual(live)
})
