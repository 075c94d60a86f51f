import type { SportId } from '../play/sport-model.ts'

/** How a sport fills a day (architecture of the world: about 520 matches, the electronic ones apart). */
export type SportDay = {
  readonly sportId: SportId
  readonly matchesPerDay: number
  /** Weights of the starts by the hour of the provider's day, from midnight +08:00. */
  readonly hours: readonly number[]
  /** When a match starts by the clocks of its region: the middle, and how far around it. */
  readonly localHour: { readonly middle: number; readonly range: number }
  readonly minuteStep: 5 | 15
  /** The format that a league has unless it says another (`fmt`). */
  readonly format: number
}

const hoursOf = (text: string) => text.split(' ').map(Number)

//                        0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16  17  18  19  20  21  22  23
const ROUND_THE_CLOCK = hoursOf('4 4 5 7 8 7 5 4 4 4 5 6 7 7 6 5 4 4 4 4 3 3 3 3') // prettier-ignore
const SOCCER_HOURS = hoursOf('13 12 10 9 7 6 5 6 6 5 4 4 5 5 6 8 9 10 12 13 13 13 13 13') // prettier-ignore
const AMERICAN_HOURS = hoursOf('4 4 4 5 5 6 7 8 8 8 8 7 6 5 5 5 5 5 4 4 4 3 3 3') // prettier-ignore
const ASIAN_HOURS = hoursOf('3 3 3 4 4 4 4 5 6 7 8 8 8 8 7 7 6 5 5 5 5 4 4 4') // prettier-ignore
const EUROPEAN_HOURS = hoursOf('8 8 7 4 3 2 2 2 2 2 3 3 3 3 4 4 5 5 6 7 8 8 8 8') // prettier-ignore

const evening = { middle: 18, range: 7 }
const daytime = { middle: 15, range: 9 }

export const SPORT_DAYS: readonly SportDay[] = [
  { sportId: 1, matchesPerDay: 220, hours: SOCCER_HOURS, localHour: { middle: 18, range: 8 }, minuteStep: 15, format: 100_001 },
  { sportId: 5, matchesPerDay: 90, hours: ROUND_THE_CLOCK, localHour: daytime, minuteStep: 5, format: 500_001 },
  { sportId: 3, matchesPerDay: 60, hours: AMERICAN_HOURS, localHour: { middle: 19, range: 5 }, minuteStep: 15, format: 300_002 },
  { sportId: 15, matchesPerDay: 30, hours: ASIAN_HOURS, localHour: daytime, minuteStep: 5, format: 1_500_001 },
  { sportId: 13, matchesPerDay: 25, hours: ASIAN_HOURS, localHour: evening, minuteStep: 15, format: 1_300_001 },
  { sportId: 7, matchesPerDay: 25, hours: AMERICAN_HOURS, localHour: { middle: 17, range: 7 }, minuteStep: 5, format: 700_001 },
  { sportId: 2, matchesPerDay: 20, hours: AMERICAN_HOURS, localHour: { middle: 19, range: 4 }, minuteStep: 15, format: 200_001 },
  { sportId: 47, matchesPerDay: 20, hours: ASIAN_HOURS, localHour: daytime, minuteStep: 5, format: 4_700_001 },
  { sportId: 8, matchesPerDay: 15, hours: EUROPEAN_HOURS, localHour: evening, minuteStep: 15, format: 800_001 },
  { sportId: 16, matchesPerDay: 10, hours: ASIAN_HOURS, localHour: daytime, minuteStep: 15, format: 1_600_001 },
  { sportId: 51, matchesPerDay: 10, hours: ASIAN_HOURS, localHour: daytime, minuteStep: 15, format: 5_100_001 },
  { sportId: 6, matchesPerDay: 6, hours: AMERICAN_HOURS, localHour: { middle: 17, range: 7 }, minuteStep: 15, format: 600_001 },
  { sportId: 4, matchesPerDay: 6, hours: EUROPEAN_HOURS, localHour: evening, minuteStep: 15, format: 400_001 },
  { sportId: 19, matchesPerDay: 4, hours: EUROPEAN_HOURS, localHour: { middle: 20, range: 4 }, minuteStep: 15, format: 1_900_005 },
] // prettier-ignore

export const USUAL_MATCHES_PER_DAY = SPORT_DAYS.reduce((sum, { matchesPerDay }) => sum + matchesPerDay, 0)
