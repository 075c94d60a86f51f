import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import * as fc from 'fast-check'
import { modelOf } from '../models.ts'
import type { MatchSetting, SportModel } from '../sport-model.ts'
import type { CountsState } from './state.ts'

/** The sports of this folder with the score periods that tests ask about. */
export const SPORTS = [
  { name: 'soccer', sportId: 1, formats: [100001, 100005], full: 1001, part: 1002, halves: [1002, 1003] },
  { name: 'ice hockey', sportId: 2, formats: [200001], full: 2002, part: 2001, halves: [2003, 2004] },
  {
    name: 'basketball',
    sportId: 3,
    formats: [300001, 300002, 300003],
    full: 3001,
    part: 3003,
    halves: [3003, 3004],
  },
  { name: 'rugby', sportId: 4, formats: [400001], full: 4001, part: 4003, halves: [4003, 4004] },
  { name: 'American football', sportId: 6, formats: [600001], full: 6001, part: 6002, halves: [6003, 6004] },
  { name: 'baseball', sportId: 7, formats: [700001], full: 7001, part: 7003, halves: [7004, 7005] },
  { name: 'handball', sportId: 8, formats: [800001], full: 8001, part: 8002, halves: [8003, 8004] },
  {
    name: 'e-soccer',
    sportId: 177,
    formats: [17700002],
    full: 177001,
    part: 177002,
    halves: [177002, 177003],
  },
  {
    name: 'e-basketball',
    sportId: 178,
    formats: [17800002],
    full: 178001,
    part: 178005,
    halves: [178003, 178004],
  },
] as const satisfies readonly {
  name: string
  sportId: SportId
  formats: readonly number[]
  full: number
  part: number
  halves: readonly [number, number]
}[]

export type TestSport = (typeof SPORTS)[number]

export function countsModel(sport: TestSport): SportModel<CountsState> {
  // Every sport of the list is made by createCountsModel.
  return modelOf(sport.sportId) as SportModel<CountsState>
}

export function settingsOf({ sportId, formats }: TestSport): fc.Arbitrary<MatchSetting> {
  return fc.record({
    sportId: fc.constant(sportId),
    format: fc.constantFrom(...formats),
    edge: fc.double({ min: -2.5, max: 2.5, noNaN: true }),
    pace: fc.double({ min: -2, max: 2, noNaN: true }),
    isNeutral: fc.boolean(),
    isKnockout: fc.boolean(),
  })
}
