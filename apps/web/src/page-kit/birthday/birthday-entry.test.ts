import { expect, test } from 'vitest'
import { birthdayChoices, birthdayEntry, birthdayText, changedEntry } from './birthday-entry.ts'

const NOBODY = { day: '', month: '', year: '' }

test('[MEM-01b] a birthday comes apart and together again', () => {
  expect(birthdayEntry('')).toEqual(NOBODY)
  expect(birthdayText(birthdayEntry('1996-02-29'))).toBe('1996-02-29')
  expect(birthdayText({ ...NOBODY, year: '1996' })).toBeNull()
})

test('[MEM-01b] only days that exist can be chosen', () => {
  expect(birthdayChoices({ ...NOBODY, month: '02', year: '1996' }, 2026).day).toHaveLength(29)
  expect(birthdayChoices({ ...NOBODY, month: '04', year: '1996' }, 2026).day).toHaveLength(30)
  expect(birthdayChoices(NOBODY, 2026).year[0]).toBe('2026')
  expect(changedEntry(birthdayEntry('1996-02-29'), { year: '1997' }, 2026)).toEqual({
    day: '',
    month: '02',
    year: '1997',
  })
})
