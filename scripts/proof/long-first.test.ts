import { expect, test } from 'vitest'
import { longFirst } from './long-first.ts'

test('the long files come first, the longest before the others, which keep their order', () => {
  const files = ['/a/z.test.ts', '/a/quotes.test.ts', '/a/b.test.ts', '/scripts/sports-life.server.test.ts']
  expect(longFirst(files, (file) => file)).toEqual([
    '/scripts/sports-life.server.test.ts',
    '/a/quotes.test.ts',
    '/a/z.test.ts',
    '/a/b.test.ts',
  ])
})
