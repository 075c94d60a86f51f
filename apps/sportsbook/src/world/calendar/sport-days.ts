import type { SportId } from '@keo/sportsbook-contract/sport-ids'

/** From one hour of the day to another, by local clocks. */
export type Hours = readonly [from: number, to: number]

/** How a sport fills a day. */
export type SportDay = {
  readonly sportId: SportId
  /** How often it comes beside the others where a world has a given size; otherwise its calendar decides. */
  readonly share: number
  /** When matches start by the clocks of their country. */
  readonly weekday: Hours
  readonly weekend: Hours
  readonly stepMinutes: 5 | 15
  /** The format that a league has unless its line names another (`fmt`). */
  readonly format: number
}

const sport = (
  sportId: SportId,
  share: number,
  [weekday, weekend]: readonly [Hours, Hours],
  stepMinutes: SportDay['stepMinutes'],
  format: number,
): SportDay => ({ sportId, share, weekday, weekend, stepMinutes, format })

/** Tournaments play from the morning to the evening, whatever the day. */
const allDay = (from: number, to: number): readonly [Hours, Hours] => [[from, to], [from, to]] // prettier-ignore

export const SPORT_DAYS: readonly SportDay[] = [
  sport(1, 220, [[17.5, 21], [13, 21]], 15, 100_001),
  sport(5, 90, allDay(10, 21.5), 5, 500_001),
  sport(3, 60, [[18, 21], [14, 21]], 15, 300_002),
  sport(15, 30, allDay(9.5, 21.5), 5, 1_500_001),
  sport(13, 25, [[17, 20], [14, 20]], 15, 1_300_001),
  sport(7, 25, [[18, 20], [13, 19]], 5, 700_001),
  sport(2, 20, [[18.5, 20.5], [14, 20.5]], 15, 200_001),
  sport(47, 20, allDay(9.5, 21), 5, 4_700_001),
  sport(8, 15, [[18.5, 20.5], [15, 20]], 15, 800_001),
  sport(16, 10, allDay(11, 20.5), 15, 1_600_001),
  sport(51, 10, allDay(9, 20), 15, 5_100_001),
  sport(6, 6, [[19, 20.5], [12, 20]], 15, 600_001),
  sport(4, 6, [[19, 20.5], [13, 19.5]], 15, 400_001),
  sport(19, 4, [[18, 22], [18, 22]], 15, 1_900_005),
] // prettier-ignore

export const ALL_SHARES = SPORT_DAYS.reduce((sum, { share }) => sum + share, 0)
