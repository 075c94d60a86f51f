import { expect, test } from 'vitest'
import { sampleRound } from '../../../testing/test-engine.tsx'
import { readOnce } from './read-once.ts'

test('a round is read once, nothing in it too, and a later state of it is another round', () => {
  const read: string[] = []
  const idOf = readOnce(({ id, returned }) => {
    read.push(id)
    return returned
  })
  const open = sampleRound('dice', { id: '7', returned: null })
  const closed = { ...open, returned: '5.00' }
  expect([idOf(open), idOf(open), idOf(closed), idOf(closed)]).toEqual([null, null, '5.00', '5.00'])
  expect(read).toEqual(['7', '7'])
})
