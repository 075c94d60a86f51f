import { OPTION } from '@keo/sportsbook-contract/option-types'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { expect, test } from 'vitest'
import { planView } from './expert-views.ts'
import type { EndedLeg, ReadPlan } from './plan-store.ts'

const NOW = Date.UTC(2026, 0, 31, 12)
const texts = { vi: 'a', en: 'b', 'zh-CN': 'c', th: 'd' }
const plan: ReadPlan = {
  id: 'pln_0000000001',
  expertId: 'exp_cu-dem',
  price: null,
  sports: [SPORT.soccer],
  totalPrice: 1900n,
  texts,
  salt: '0'.repeat(32),
  hash: '0'.repeat(64),
  writtenAt: NOW - 1000,
  opensAt: NOW + 1000,
  result: null,
  returned: null,
  boughtAt: null,
  refundedAt: null,
  writerId: null,
  isOwn: false,
  isStopped: false,
}
const leg: EndedLeg = {
  place: 0,
  matchId: '7',
  sportId: SPORT.soccer,
  leagueId: 1001,
  beginsAt: NOW + 1000,
  names: { vi: ['L', 'A', 'B'], en: ['L', 'A', 'B'], 'zh-CN': ['L', 'A', 'B'], th: ['L', 'A', 'B'] },
  marketId: 71,
  kind: 'handicap',
  optionType: OPTION.home,
  line: -3,
  price: 1900,
  result: null,
  homeScore: null,
  awayScore: null,
}
const at = { language: 'vi', now: NOW } as const
const tagOf = (change: Partial<ReadPlan>) => planView({ ...plan, ...change }, [leg], at).tag

test('[LIV-02] the cover of a plan is 1 for soccer, 2 for basketball, 3 where it is paid for, 4 for several sports', () => {
  expect(tagOf({})).toBe(1)
  expect(tagOf({ sports: [SPORT.basketball] })).toBe(2)
  expect(tagOf({ price: 2_000_000n })).toBe(3)
  expect(tagOf({ sports: [SPORT.soccer, SPORT.basketball] })).toBe(4)
})

test('a sealed plan tells its matches and nothing of its picks; kick-off, a free price or a purchase opens it', () => {
  const paid = { ...plan, price: 2_000_000n }
  expect(planView(paid, [leg], at)).toMatchObject({
    isOpen: false,
    price: '20000.00',
    legs: [{ home: 'A', pick: null }],
  })
  expect(planView({ ...paid, boughtAt: NOW }, [leg], at).legs[0]?.pick).toMatchObject({
    line: '-0.75',
    price: 1900,
  })
  expect(planView(paid, [leg], { ...at, now: NOW + 999 }).isOpen).toBe(false)
  expect(planView(paid, [leg], { ...at, now: NOW + 1000 }).isOpen).toBe(true)
  expect(planView(plan, [leg], at).isOpen).toBe(true)
})
