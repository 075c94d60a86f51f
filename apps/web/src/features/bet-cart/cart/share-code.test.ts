import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShareCode, readSlipFragment, shareCode } from './share-code.ts'

const pick = fc.record({
  matchId: fc.nat(2 ** 31 - 1),
  marketId: fc.nat(2 ** 31 - 1),
  optionType: fc.nat(9999),
})

test('a code holds match, market and option of every pick, also inside an address', () => {
  fc.assert(
    fc.property(fc.array(pick, { minLength: 1, maxLength: 10 }), (picks) => {
      const code = shareCode(picks)
      expect(readShareCode(code, 10)).toEqual(picks)
      expect(readShareCode(`https://keo.example/sports?slip=${code}`, 10)).toEqual(picks)
      expect(encodeURIComponent(code)).toBe(code)
    }),
  )
})

test.each(['', 'K1-', 'K1-1.2', 'K1-1.2.3.4', 'K1-1..3', 'hello', 'K1-zzzzzzzzzzzz.1.1', 'K1-_'])(
  '%j is no code',
  (text) => {
    expect(readShareCode(text, 10)).toBeNull()
  },
)

test('a code with more picks than a cart holds is refused', () => {
  const many = Array.from({ length: 11 }, (_, index) => ({ matchId: 1, marketId: index, optionType: 1 }))
  expect(readShareCode(shareCode(many), 10)).toBeNull()
})

test('a link holds one code behind its # and nothing else', () => {
  fc.assert(
    fc.property(fc.array(pick, { minLength: 1, maxLength: 10 }), (picks) => {
      expect(readSlipFragment(shareCode(picks), 10)).toEqual(picks)
    }),
  )
})

test.each([
  '',
  'K1-',
  'K1-1.2.3 ',
  ' K1-1.2.3',
  'k1-1.2.3',
  'K1-1.2.3&next=//evil.example',
  'https://keo.example/slip#K1-1.2.3',
  'K1-1.2.3<b>',
  'K1-1.2.-3',
  'K1-1.2.3_',
  `K1-${'1.2.3_'.repeat(70)}`,
  `K1-${Array.from({ length: 11 }, (_, index) => `1.${index}.1`).join('_')}`,
])('a fragment like %j is no slip', (fragment) => {
  expect(readSlipFragment(fragment, 10)).toBeNull()
})

test('whatever stands behind the #, reading it neither throws nor gives a number that is not whole', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `K1-${text}`),
      ),
      (fragment) => {
        const numbers = (readSlipFragment(fragment, 10) ?? []).flatMap((each) => Object.values(each))
        expect(numbers.every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true)
      },
    ),
  )
})
