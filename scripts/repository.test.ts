import { describe, expect, test } from 'vitest'
import { leaksIn } from './lib/leaks.ts'
import { trackedTextFiles } from './lib/tracked-files.ts'

const files = trackedTextFiles()
const THIS_FILE = 'scripts/repository.test.ts'

const findIn = (wanted: RegExp, look: (text: string) => string[]) =>
  files
    .filter(({ file }) => wanted.test(file) && file !== THIS_FILE)
    .flatMap(({ file, text }) => look(text).map((found) => `${file}:${found}`))

describe('[CFG-02] nothing secret or local stands in the repository', () => {
  test('no secret, machine path or registry host in any file', () => {
    expect(findIn(/./, leaksIn)).toEqual([])
  })

  test.each([
    ['a path of a machine', "const data = '/home/mai/keo'"],
    ['a path of a Mac', 'see /Users/mai/keo'],
    ['a registry', ['registry', 'example', 'org'].join('.')],
    ['an address in a lock', JSON.stringify({ resolved: 'https://packages.example.org/zod.tgz' })],
    ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
    ['a cloud key', 'AKIAABCDEFGHIJKLMNOP'],
    ['a secret', "secret: 'k3yk3yk3yk3yk3yk3yk3yk3yk3y'"],
    ['a database password', 'postgresql://keo:hunter22@db.example.org/keo'],
  ])('the scan finds %s', (_what, line) => {
    expect(leaksIn(line)).toHaveLength(1)
  })

  test.each([
    "'/api/user/home/bar/list'",
    'postgresql://keo@localhost/keo',
    '${root}/home/data',
    'token: string',
  ])('the scan leaves %s alone', (line) => {
    expect(leaksIn(line)).toEqual([])
  })
})

test('[CFG-07] SQL is written with parameters, by Kysely or by its tag', () => {
  // These prepare the database itself and never see a request.
  const preparing = /service-kit\/src\/(migrations|embedded-postgres|db\/(roles|pool))\.ts$/
  const built = /\bsql\.(raw|lit)\(|\.query\(\s*(`[^`]*\$\{|['"][^'"]*['"]\s*\+)|executeRaw/
  const sources = files.filter(
    ({ file }) => /^(apps|packages)\/.*(?<!\.test)\.ts$/.test(file) && !preparing.test(file),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter(({ text }) => built.test(text)).map(({ file }) => file)).toEqual([])
  expect(built.test('client.query(`select * from member where id = ${id}`)')).toBe(true)
})

test('[CFG-07] names are put into SQL in these files only, each from a list of its own', () => {
  const naming = /\bsql\.(ref|id|table)\(/
  const sources = files.filter(
    ({ file, text }) => /^(apps|packages)\/.*(?<!\.test)\.ts$/.test(file) && naming.test(text),
  )
  expect(sources.map(({ file }) => file.split('/').at(-1)).toSorted()).toEqual([
    'bet-record-store.ts',
    'code-store.ts',
    'keep-newest.ts',
    'member-rows.ts',
    'member-search.ts',
    'member-traces.ts',
    'order-arrays.ts',
    'personal-data-store.ts',
    'retention.ts',
    'waiting-reviews.ts',
  ])
})

test('[CFG-09] the lock file pins every package by version and content', () => {
  const lock = JSON.parse(files.find(({ file }) => file === 'package-lock.json')?.text ?? '{}')
  const packages: [string, { version?: string; integrity?: string; link?: boolean }][] = Object.entries(
    lock.packages ?? {},
  )
  const loose = packages.filter(
    ([name, { version, integrity, link }]) =>
      name.startsWith('node_modules/') && !link && !(version && integrity),
  )
  expect(packages.length).toBeGreaterThan(50)
  expect(loose.map(([name]) => name)).toEqual([])
})

test('no note to do later, no rule switched off, no test left out', () => {
  const unfinished =
    /\b(TODO|FIXME|XXX)\b|(ox|es)lint-disable|@ts-(ignore|nocheck)|\b(test|it|describe)\.(skip|only|todo)\b/
  const look = (text: string) =>
    text.split('\n').flatMap((line, index) => (unfinished.test(line) ? [`${index + 1}: ${line.trim()}`] : []))
  expect(findIn(/\.(ts|tsx|mjs|css|sql|html)$/, look)).toEqual([])
})

test.each(['apps/server', 'apps/sportsbook', 'apps/games'])(
  'the migrations of %s are numbered one after the other',
  (app) => {
    const numbers = files
      .map(({ file }) => new RegExp(`^${app}/migrations/(\\d{4})-[^/]+\\.sql$`).exec(file)?.[1])
      .filter((digits) => digits !== undefined)
      .map(Number)
      .toSorted((a, b) => a - b)
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers).toEqual(numbers.map((_number, at) => at + 1))
  },
)
