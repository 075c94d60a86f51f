import { expect, test } from 'vitest'
import { createSequences } from './sequences.ts'

test('[WSS-07] each topic counts by one, whatever happens on others', () => {
  const sequences = createSequences()
  const first = sequences.next('a')
  sequences.next('b')
  sequences.next('b')
  expect(sequences.next('a')).toBe(first + 1)
})

test('[WSS-07] a topic forgotten for its age goes on above its old numbers', () => {
  const sequences = createSequences(2)
  const old = [sequences.next('a'), sequences.next('a'), sequences.next('a')]
  sequences.next('b')
  sequences.next('c')
  expect(sequences.next('a')).toBeGreaterThan(Math.max(...old) + 1)
})
