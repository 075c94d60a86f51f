import { CALLS } from '@keo/contract/calls'
import type { Call } from '@keo/contract/define-call'
import { NOT_BUILT } from '@keo/contract/not-built'
import { describe, expect, test } from 'vitest'
import { callStandings, providerCalls, strayCalls } from './lib/call-coverage.ts'
import { idsOf, provenIds, readCalls, readChecklist, readClauses } from './lib/spec-tables.ts'
import { trackedTextFiles } from './lib/tracked-files.ts'

const rows = readCalls()
const DECLARED = /export const (\w+) = define(?:Provider)?Call\(\{[^}]*?path: '([^']+)'/g
const TITLE = /\b(?:test|describe)(?:\.\w+)*\(\s*(['"`].*)/g

describe('the contract against the list of calls', () => {
  test('each call is declared with its method, path and access, or listed as not built', () => {
    const wrong = callStandings(rows, [...CALLS, ...providerCalls(rows, NOT_BUILT)], NOT_BUILT).flatMap(
      (standing) =>
        standing.kind === 'wrong' ? [`${standing.row.method} ${standing.row.path}: ${standing.why}`] : [],
    )
    expect(wrong).toEqual([])
    expect(rows.length).toBeGreaterThan(130)
  })

  test('a declared call that the list does not know is marked ours', () => {
    expect(strayCalls(rows, CALLS)).toEqual([])
  })

  test('the list of calls not built names only calls of the specification', () => {
    const known = new Set(rows.map((row) => `${row.method} ${row.path}`))
    expect(
      Object.values(NOT_BUILT)
        .flat()
        .filter((key) => !known.has(key)),
    ).toEqual([])
  })

  const row = { group: 'accounts', method: 'POST', path: '/api/user/auth/logout', auth: '1', note: '' }
  const call = { method: 'POST', path: '/api/user/auth/logout', access: 'member', ours: false } as Call

  test.each([
    ['nobody knows it', [], {}],
    ['its access is too wide', [{ ...call, access: 'public' as const }], {}],
    ['its method differs', [{ ...call, method: 'GET' as const }], {}],
    ['it is declared and listed as not built', [call], { accounts: ['POST /api/user/auth/logout'] }],
  ])('a call is wrong when %s', (_why, calls, notBuilt) => {
    expect(callStandings([row], calls, notBuilt)[0]?.kind).toBe('wrong')
  })

  test('a call is right when declared or listed', () => {
    expect(callStandings([row], [call], {})[0]?.kind).toBe('declared')
    expect(callStandings([row], [], { accounts: ['POST /api/user/auth/logout'] })[0]?.kind).toBe('notBuilt')
  })
})

test('the client uses every call of the provider and of the group sports', () => {
  const files = trackedTextFiles()
  const declared = files
    .filter(({ file }) => /^packages\/(sportsbook-)?contract\/src\//.test(file))
    .flatMap(({ text }) => [...text.matchAll(DECLARED)].map(([, name = '', path = '']) => ({ name, path })))
  const client = files.filter(({ file }) =>
    /^apps\/web\/src\/(?!features\/dev-panel\/)(?!.*\.test\.)/.test(file),
  )
  const isUsed = (name: string) => {
    // Once where it is imported and once where it is called.
    const uses = new RegExp(`\\b${name}\\b`, 'g')
    return client.some(({ text }) => [...text.matchAll(uses)].length > 1)
  }
  const wanted = rows.filter(({ group }) => group === 'provider' || group === 'sports')
  const unused = wanted.filter(
    ({ path }) => !declared.some((call) => call.path === path && isUsed(call.name)),
  )
  expect(unused.map(({ path }) => path)).toEqual([])
  expect(wanted.length).toBeGreaterThan(25)
})

describe('clauses and their proof', () => {
  test('clauses are lettered in order and every id occurs once', () => {
    const ids = [...readClauses(), ...readChecklist()].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [rule, lettered] of groupByRule(readClauses().map(({ id }) => id))) {
      const wanted = lettered.length === 1 ? [rule] : lettered.map((_, index) => rule + 'abcdefghij'[index])
      expect(lettered).toEqual(wanted)
    }
  })

  test('a title names what it proves, alone or several', () => {
    expect(idsOf('[NAV-02a] unknown paths')).toEqual(['NAV-02a'])
    expect(idsOf('routes > [NAV-02a][I18N-05b] and [RED-01, RED-02] [not an id]')).toEqual([
      'NAV-02a',
      'I18N-05b',
      'RED-01',
      'RED-02',
    ])
  })

  test('no title names an id that no list knows', () => {
    const known = new Set([...readClauses(), ...readChecklist()].map(({ id }) => id))
    const titles = trackedTextFiles()
      .filter(({ file }) => /\.(test|journey)\.tsx?$/.test(file) && file !== 'scripts/spec.test.ts')
      .flatMap(({ file, text }) => [...text.matchAll(TITLE)].map(([, title = '']) => ({ file, title })))
    const unknown = titles.flatMap(({ file, title }) =>
      idsOf(title)
        .filter((id) => !known.has(id))
        .map((id) => `${file}: ${id}`),
    )
    expect(unknown).toEqual([])
    expect(titles.length).toBeGreaterThan(1_000)
  })

  test('only a test that ran, passed and asserted proves, and a failing one takes the proof away', () => {
    const run = (title: string, state: 'passed' | 'failed' | 'skipped', assertions: number) => ({
      title,
      state,
      assertions,
      file: 'x.test.ts',
    })
    const proven = provenIds([
      run('[NAV-01a] proven', 'passed', 2),
      run('[NAV-01b] asserts nothing', 'passed', 0),
      run('[NAV-01c] skipped', 'skipped', 0),
      run('[NAV-01d] passes here', 'passed', 1),
      run('[NAV-01d] fails there', 'failed', 1),
    ])
    expect([...proven]).toEqual(['NAV-01a'])
  })
})

function groupByRule(ids: readonly string[]): Map<string, string[]> {
  const rules = new Map<string, string[]>()
  for (const id of ids) {
    const rule = id.replace(/[a-z]$/, '')
    rules.set(rule, [...(rules.get(rule) ?? []), id])
  }
  return rules
}
