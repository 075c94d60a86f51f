import { expect, test } from 'vitest'
import { MUTANTS } from './all.mjs'
import { mutate, problemsOf, verdictOf } from './mutant.mjs'

test('every mutant names a file and a test that are there, and code that stands once in its file', () => {
  expect(MUTANTS.length).toBeGreaterThan(40)
  expect(problemsOf(MUTANTS)).toEqual([])
})

test('no two mutants do the same', () => {
  const changes = MUTANTS.map(({ file, find, put }) => JSON.stringify([file, find, put]))
  expect(new Set(changes).size).toBe(changes.length)
})

const sample = {
  id: 'core 0',
  what: 'a sample',
  file: 'scripts/mutants/mutant.mjs',
  find: 'export function problemsOf',
  put: 'export function problems',
  test: 'scripts/mutants/mutants.test.ts',
}

test.each([
  ['a file that is gone', { file: 'scripts/none.mjs' }, 'there is no scripts/none.mjs'],
  ['a test that is gone', { test: 'scripts/none.test.ts' }, 'there is no scripts/none.test.ts'],
  ['code that is gone', { find: ['no', 'such', 'words'].join(' ') }, 'has it 0 times'],
  ['code that stands twice', { find: 'export function' }, 'has it 2 times'],
  ['a mutant that changes nothing', { put: sample.find }, 'changes nothing'],
])('the table is stale with %s', (_what, wrong, sentence) => {
  expect(problemsOf([sample])).toEqual([])
  expect(problemsOf([{ ...sample, ...wrong }])).toEqual([expect.stringContaining(sentence)])
})

test('code is put in as it is written', () => {
  expect(mutate('a b c', { find: 'b', put: "$& $' $1" })).toBe("a $& $' $1 c")
})

test('only a test that ran and failed kills', () => {
  const failure = ' FAIL   unit  a.test.ts > a price is right\n      Tests  1 failed | 3 passed (4)\n'
  expect(verdictOf(true, '')).toEqual({ verdict: 'SURVIVED' })
  expect(verdictOf(false, failure)).toEqual({ verdict: 'killed', by: 'unit  a.test.ts > a price is right' })
  const noLoad = ' FAIL   unit  a.test.ts [ a.test.ts ]\nSyntaxError\n      Tests  no tests\n'
  expect(verdictOf(false, noLoad)).toEqual({ verdict: 'BROKEN' })
})
