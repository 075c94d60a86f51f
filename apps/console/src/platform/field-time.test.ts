import { expect, test } from 'vitest'
import { fieldTime, timeOfField } from './field-time.ts'

test('times of fields are Vietnam’s, and an empty field is no time', () => {
  const at = Date.parse('2026-11-15T13:30:00Z')
  expect(fieldTime(at)).toBe('2026-11-15T20:30')
  expect([timeOfField('2026-11-15T20:30'), timeOfField(''), fieldTime(null)]).toEqual([at, null, ''])
})
