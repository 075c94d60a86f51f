import { PUSH_KINDS } from '@keo/contract/push'
import { LANGUAGES } from '@keo/messages/languages'
import { expect, test } from 'vitest'
import { LETTER_KINDS, letterTitle, type LetterKind } from '../inbox/index.ts'
import { pushKindOf } from './push-kinds.ts'

const KINDS = Object.keys(LETTER_KINDS) as LetterKind[]

test('every letter belongs to a kind that can be switched off, and every such kind has letters', () => {
  expect(new Set(KINDS.map(pushKindOf))).toEqual(new Set(PUSH_KINDS))
  const security = KINDS.filter((kind) => pushKindOf(kind) === 'security')
  expect(security).toEqual(
    expect.arrayContaining(['newDevice', 'passwordChanged', 'targetBound', 'mobileChanged']),
  )
})

test('no title of ours has a place for a sum or a name, in any language: a locked screen shows it', () => {
  const values = { amount: '5000000', gift: '1', stake: '2', returned: '3', target: 'x', currency: 'VND' }
  const titles = KINDS.filter((kind) => kind !== 'campaign').flatMap((kind) =>
    LANGUAGES.map((language) =>
      letterTitle(
        { id: 'ltr_1', letType: 0, kind, about: 'a', values, createdAt: 0, readAt: null },
        language,
      ),
    ),
  )
  expect(titles.filter((title) => /[{}]|\d{3}|₫|undefined/.test(title))).toEqual([])
  expect(new Set(titles).size).toBeGreaterThan(KINDS.length)
})
