import { expect, test } from 'vitest'
import { neighbourKey } from './tab-keys.ts'

const tabs = ['live', 'today', 'early'] as const

test('arrows walk through the tabs and wrap round', () => {
  expect(neighbourKey(tabs, 'live', 'ArrowRight')).toBe('today')
  expect(neighbourKey(tabs, 'early', 'ArrowRight')).toBe('live')
  expect(neighbourKey(tabs, 'live', 'ArrowLeft')).toBe('early')
})

test('Home and End go to the ends, other keys go nowhere', () => {
  expect(neighbourKey(tabs, 'today', 'Home')).toBe('live')
  expect(neighbourKey(tabs, 'today', 'End')).toBe('early')
  expect(neighbourKey(tabs, 'today', 'a')).toBeNull()
})
