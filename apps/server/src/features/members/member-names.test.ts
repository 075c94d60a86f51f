import { expect, test } from 'vitest'
import { foldUserName } from './member-names.ts'

test.each([
  ['MaiTran88', 'maitran88'],
  ['ＭａｉＴｒａｎ', 'maitran'],
  ['STRASSE', 'straße'],
  ['ﬁsh', 'FISH'],
])('%s and %s are one name', (one, other) => {
  expect(foldUserName(one)).toBe(foldUserName(other))
})

test('different names stay different', () => {
  expect(foldUserName('mai1')).not.toBe(foldUserName('mai2'))
})
