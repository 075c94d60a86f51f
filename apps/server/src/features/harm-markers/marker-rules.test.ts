import { days, hours, type Instant } from '@keo/units/instants'
import { describe, expect, test } from 'vitest'
import { wordsOfHarm } from './complaint-words.ts'
import { markersOf, type PlayHour, type Traces } from './marker-rules.ts'

/** Noon in Vietnam. */
const NOW: Instant = Date.parse('2026-06-20T05:00:00Z')
const QUIET: Traces = {
  hours: [],
  methods: 1,
  withdrawals: { asked: 1, undone: 0 },
  limits: { raised: 0, changed: 0 },
  texts: [],
}
const MILLION = 1_000_000_00n

const hour = (ago: number, set: Partial<PlayHour> = {}): PlayHour => ({
  hour: NOW - ago,
  deposits: 0n,
  depositCount: 0,
  stakes: 0,
  staked: 0n,
  result: 0n,
  ...set,
})
const deposit = (ago: number, millions: bigint, result = 0n) =>
  hour(ago, { deposits: millions * MILLION, depositCount: 1, result })
const of = (set: Partial<Traces>) => markersOf({ ...QUIET, ...set }, NOW)
const namesOf = (set: Partial<Traces>) => of(set).map(({ marker }) => marker)

test('[RSP-16] who plays as ever has no marker', () => {
  const even = [30, 23, 16, 9, 2].map((day) => deposit(days(day), 6n))
  expect(namesOf({ hours: even })).toEqual([])
})

describe('[RSP-16] each marker has its threshold: one below it is nothing', () => {
  const before = [deposit(days(10), 4n), deposit(days(20), 8n)]
  test('rising deposits: twice the usual week, and five million at least', () => {
    expect(of({ hours: [...before, deposit(days(1), 6n)] })).toEqual([
      {
        marker: 'risingDeposits',
        figures: { week: '6000000.00', usualWeek: '3000000.00' },
        thresholds: { week: '5000000.00', times: '×2' },
      },
    ])
    expect(namesOf({ hours: [...before, deposit(days(1), 5n)] })).toEqual([])
    expect(namesOf({ hours: [deposit(days(10), 1n), deposit(days(1), 4n)] })).toEqual([])
    expect(namesOf({ hours: [deposit(days(1), 60n)] })).toEqual([])
  })

  test('many payment methods', () => {
    expect(of({ methods: 4 })[0]).toMatchObject({ marker: 'manyMethods', figures: { methods: '4' } })
    expect(namesOf({ methods: 3 })).toEqual([])
  })

  test('withdrawals that came to nothing or went back into play, and many of them', () => {
    expect(namesOf({ withdrawals: { asked: 3, undone: 3 } })).toEqual(['withdrawals'])
    expect(namesOf({ withdrawals: { asked: 7, undone: 0 } })).toEqual(['withdrawals'])
    expect(namesOf({ withdrawals: { asked: 6, undone: 2 } })).toEqual([])
  })

  test('three long nights of a week, by the clock of the players', () => {
    // 02:00 in Vietnam is ten hours before noon.
    const night = (ago: number, stakes: number) => hour(days(ago) + hours(10), { stakes })
    expect(of({ hours: [night(0, 20), night(1, 25), night(2, 40)] })).toEqual([
      {
        marker: 'nightPlay',
        figures: { nights: '3', stakes: '20' },
        thresholds: { nights: '3', stakes: '20' },
      },
    ])
    expect(namesOf({ hours: [night(0, 19), night(1, 25), night(2, 40)] })).toEqual([])
    const day = (ago: number) => hour(days(ago), { stakes: 90 })
    expect(namesOf({ hours: [day(0), day(1), day(2)] })).toEqual([])
  })

  test('chasing: deposits within two hours of a loss as large', () => {
    const chased = [1, 2, 3].map((ago) => deposit(days(ago), 2n, -2n * MILLION))
    expect(of({ hours: chased })).toEqual([
      {
        marker: 'chasing',
        figures: { deposits: '3', sum: '6000000.00' },
        thresholds: { deposits: '3' },
      },
    ])
    expect(namesOf({ hours: chased.slice(1) })).toEqual([])
    const late = [1, 2, 3].flatMap((ago) => [
      deposit(days(ago), 2n),
      hour(days(ago) + hours(3), { result: -2n * MILLION }),
    ])
    expect(namesOf({ hours: late })).toEqual([])
  })

  test('limits that are raised again and again', () => {
    expect(namesOf({ limits: { raised: 2, changed: 2 } })).toEqual(['limitChanges'])
    expect(namesOf({ limits: { raised: 0, changed: 5 } })).toEqual(['limitChanges'])
    expect(namesOf({ limits: { raised: 1, changed: 4 } })).toEqual([])
  })

  test.each([
    ['Tôi thua hết rồi, không dừng được', 'không dừng được'],
    ['I CAN’T STOP playing', "can't stop"],
    ['我停不下来了', '停不下来'],
    ['ผมหยุดไม่ได้แล้ว', 'หยุดไม่ได้'],
  ])('words of harm in what was written: %s', (text, word) => {
    expect(of({ texts: ['Nạp tiền chưa vào', text] })).toEqual([
      {
        marker: 'complaintWords',
        figures: { words: word, messages: '1' },
        thresholds: { messages: '1' },
      },
    ])
  })

  test('a part of another word is none', () => {
    expect(wordsOfHarm('unaddicted, addictions')).toEqual([])
    expect(namesOf({ texts: ['Tiền thưởng của tôi đâu?'] })).toEqual([])
  })
})
