import { FeedbackId } from '@keo/contract/feedback'
import { expect, test } from 'vitest'
import { isRefusal } from './is-refusal.ts'
import { knownId } from './known-id.ts'

test('an id without the form of its kind is refused as not found, without a request', () => {
  const known = `fbk_${'0'.repeat(26)}`
  expect(knownId(FeedbackId, known)).toBe(known)
  for (const odd of ['', '7', 'fbk_', `${known}0`]) {
    let refusal: unknown
    try {
      knownId(FeedbackId, odd)
    } catch (error) {
      refusal = error
    }
    expect(isRefusal(refusal, 'NOT_FOUND'), `the id "${odd}"`).toBe(true)
  }
})
