import { describe, expect, test } from 'vitest'
import { leaksIn } from './lib/leaks.ts'
import { trackedTextFiles } from './lib/tracked-files.ts'
import { rawColoursIn } from './lint/raw-colours.mjs'

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
    ['a registry', '"resolved": "https://registry.example.org/zod.tgz"'],
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

describe('the look comes from tokens', () => {
  test('no style sheet but tokens.css spells a colour', () => {
    expect(findIn(/^(?!.*tokens\.css$).*\.css$/, rawColoursIn)).toEqual([])
  })

  test('the scan finds a colour in a rule and leaves comments and tokens alone', () => {
    expect(rawColoursIn('/* #fff */\n.a { color: #fff }\n.b { color: var(--text) }')).toEqual(['2: #fff'])
  })
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
