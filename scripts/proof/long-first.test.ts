import { expect, test } from 'vitest'
import { apart, longFirst } from './long-first.ts'

test('the long files come first, the longest before the others, which keep their order', () => {
  const files = ['/a/z.test.ts', '/a/quotes.test.ts', '/a/b.test.ts', '/scripts/sports-life.server.test.ts']
  expect(longFirst(files, (file) => file)).toEqual([
    '/scripts/sports-life.server.test.ts',
    '/a/quotes.test.ts',
    '/a/z.test.ts',
    '/a/b.test.ts',
  ])
})

test('the files of a project follow each other, in the order they had', () => {
  const files = ['unit 1', 'screen 1', 'unit 2', 'server 1', 'screen 2', 'unit 3']
  expect(apart(files, (file) => file.split(' ')[0]!)).toEqual([
    'unit 1',
    'unit 2',
    'unit 3',
    'screen 1',
    'screen 2',
    'server 1',
  ])
})
