import { describe, expect, test } from 'vitest'
import { CALLBACKS } from './callbacks.ts'
import { PROVIDER_CURRENCIES } from './currencies.ts'
import { LANGUAGE_TYPES, languageOfType } from './language-types.ts'
import {
  CASH_OUT_PRICE_STATE,
  REJECT_REASONS,
  RESERVATION_FAIL,
  RESERVATION_PAY,
  RESERVATION_STATUS,
} from './order-enums.ts'
import { PROVIDER_CODES } from './provider-codes.ts'
import { Decimal, Flag, maybe, Whole } from './wire-values.ts'

describe('tolerance (1.3)', () => {
  test.each([
    [7, 7],
    ['7', 7],
    [' 12 ', 12],
    ['-3', -3],
    [0, 0],
  ])('%j is the whole number %i', (sent, read) => expect(Whole.parse(sent)).toBe(read))

  test.each([1.5, '1.5', 'x', '', null, undefined, true, {}, [], '1e3', Number.NaN, '9'.repeat(30)])(
    '%j is no whole number',
    (sent) => expect(Whole.safeParse(sent).success).toBe(false),
  )

  test.each([
    [1.88, '1.88'],
    ['1.880', '1.880'],
    [50, '50'],
    ['0', '0'],
    [-1, '-1'],
    [0.1, '0.1'],
  ])('%j is an amount, kept as text', (sent, read) => expect(Decimal.parse(sent)).toBe(read))

  test.each(['NaN', 'Infinity', 1e300, 1e-9, '', '1,5', '0x10', null, [], {}])('%j is no amount', (sent) =>
    expect(Decimal.safeParse(sent).success).toBe(false),
  )

  test('true and false may come as text or as 1 and 0', () => {
    expect([true, 'true', '1', 1, false, 'false', '0', 0].map((sent) => Flag.parse(sent))).toEqual([
      true, true, true, true, false, false, false, false,
    ]) // prettier-ignore
  })

  test('a field left out, null or empty is absent', () => {
    expect([undefined, null, '', '4'].map((sent) => maybe(Whole).parse(sent))).toEqual([
      undefined,
      undefined,
      undefined,
      4,
    ])
  })
})

describe('lists of the protocol', () => {
  test('every return code of 1.4, each once', () => {
    const wires = Object.values(PROVIDER_CODES).map(({ wire }) => wire)
    expect(wires.filter((wire) => wire < 19_000).length).toBe(113)
    expect(new Set(wires).size).toBe(wires.length)
    expect(wires).toEqual(
      expect.arrayContaining([1, 8, 9, 12, 14002, 14010, 14092, 3000, 3026, 6039, 6061, 17001, 17017]),
    )
  })

  test('languages (1.5): four have texts, the others read English, and so does nothing at all', () => {
    expect(LANGUAGE_TYPES.length).toBe(17)
    const read = Object.fromEntries(LANGUAGE_TYPES.map((type) => [type, languageOfType(type)]))
    expect(read).toMatchObject({
      VIE: 'vi',
      ENG: 'en',
      CMN: 'zh-CN',
      ZHO: 'zh-CN',
      THA: 'th',
      TR: 'en',
      SPA: 'en',
    })
    expect([undefined, null, '', 7, 'vie'].map(languageOfType)).toEqual(['en', 'en', 'en', 'en', 'vi'])
  })

  test.each([
    [1, 'CNY'], [10, 'VND'], [22, 'BRL'], [25, 'EGP'], [26, 'PEN'], [49, 'NZD'], [59, 'PLN'], [61, 'KHR'], [73, 'XAF'],
    [200, 'USDT'], [207, 'ETC'], [209, 'USDC'], [210, 'XRP'], [1000, 'VND(K)'], [1003, 'IRR(K)'], [1005, 'LAK(K)'],
    [1007, 'KRW(K)'], [1011, 'USD20'], [1200, 'mBTC'], [1205, 'mLTC'],
  ])('currency %i is %s (1.6)', (id, code) => expect(PROVIDER_CURRENCIES.get(id)).toBe(code)) // prettier-ignore

  test('there is no currency between the lists', () => {
    expect([0, 50, 58, 74, 208, 211, 1002, 1006, 1012].filter((id) => PROVIDER_CURRENCIES.has(id))).toEqual(
      [],
    )
  })

  test('callbacks are those of 5.1', () => {
    expect(CALLBACKS.map(({ path }) => path)).toEqual([
      '/balance',
      '/order_pay',
      '/check_order_pay',
      '/sync_transaction',
      '/sync_orders',
      '/sync_cashout',
      '/health',
    ])
  })

  test('small lists of section 3', () => {
    expect(Object.values(REJECT_REASONS).map(({ wire }) => wire)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(Object.values(RESERVATION_STATUS)).toEqual([0, 1, 2, 3, 4])
    expect(Object.values(RESERVATION_PAY)).toEqual([1, 2])
    expect(Object.values(RESERVATION_FAIL)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(Object.values(CASH_OUT_PRICE_STATE)).toEqual([101, 102])
  })
})
