import { expect, test } from 'vitest'
import { addressOf, keptOf, NO_FILTER, NO_LINE, ofAddress, ofKept, requestOf, setNames } from './filter.ts'

const WHOLE = {
  text: 'Sóng / Ngầm',
  vipFrom: '3',
  vipTo: '11',
  line: 'keo-nam',
  lock: 'withdraw',
  mark: 'newDevice',
  state: 'onBreak',
  availableFrom: '5000000',
  seenAfter: '2026-06-01',
  seenBefore: '2026-06-15',
}

test('every filter comes back from the address and from a view as it was, and none of them is nothing', () => {
  expect(ofAddress(addressOf(WHOLE))).toEqual(WHOLE)
  expect(addressOf(WHOLE)).not.toContain('/')
  expect(ofKept(keptOf(WHOLE))).toEqual(WHOLE)
  expect([addressOf(NO_FILTER), keptOf(NO_FILTER)]).toEqual(['', ''])
  expect([ofAddress(''), ofKept('')]).toEqual([NO_FILTER, NO_FILTER])
})

test('a view that was kept as a plain text is that text, whatever it begins with', () => {
  for (const text of ['maitran88', 'mbr_1', '{broken', '{"not": "a filter', '100%'])
    expect(ofKept(text)).toEqual({ ...NO_FILTER, text })
  expect(keptOf({ ...NO_FILTER, text: 'maitran88' })).toBe('maitran88')
  const braced = { ...NO_FILTER, text: '{"vipFrom":"3"}' }
  expect(ofKept(keptOf(braced))).toEqual(braced)
})

test('the longest filter fits what a view may keep', () => {
  expect(keptOf({ ...WHOLE, text: 'ữ'.repeat(120), line: 'l'.repeat(40) }).length).toBeLessThan(500)
})

test('what nobody can ask for is left out', () => {
  expect(
    ofAddress('vipFrom=12&lock=all&mark=none&state=open&availableFrom=-5&seenAfter=today&other=1'),
  ).toEqual(NO_FILTER)
  expect(ofKept('{"vipFrom":3,"vipTo":"4"}')).toEqual({ ...NO_FILTER, vipTo: '4' })
})

test('days are those of the clock that the console shows, and dong are whole', () => {
  expect(requestOf(WHOLE)).toEqual({
    text: WHOLE.text,
    filter: {
      vipFrom: 3,
      vipTo: 11,
      line: 'keo-nam',
      lock: 'withdraw',
      mark: 'newDevice',
      state: 'onBreak',
      availableFrom: '5000000.00',
      seenAfter: Date.UTC(2026, 4, 31, 17),
      seenBefore: Date.UTC(2026, 5, 14, 17),
    },
  })
  expect(requestOf({ ...NO_FILTER, line: NO_LINE }).filter).toEqual({ line: '' })
  expect(requestOf(NO_FILTER)).toEqual({ text: '', filter: {} })
  expect(setNames(WHOLE)).toHaveLength(10)
})
