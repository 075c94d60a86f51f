import { expect, test } from 'vitest'
import { readProposedLimit } from './proposed-limit.ts'

const read = (query: string) => readProposedLimit(new URLSearchParams(query))

test('a proposed limit is read from the address, and anything else is none', () => {
  expect(read('limit=loss.week&amount=500000')).toEqual({ kind: 'loss', period: 'week', amount: '500000' })
  expect(read('limit=time&amount=45')).toEqual({ minutes: 45 })
  for (const none of [
    '',
    'limit=loss.week',
    'limit=loss.year&amount=5',
    'limit=all.week&amount=5',
    'limit=loss.week&amount=-5',
    'limit=loss.week&amount=0',
    'limit=loss.week&amount=5e3',
    'limit=time&amount=5',
    'limit=time&amount=9999',
  ])
    expect(read(none)).toBeNull()
})
