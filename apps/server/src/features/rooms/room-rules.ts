import { COVER_TAG, type CoverTag } from '@keo/contract/experts'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { hours, minutes } from '@keo/units/instants'

/** The room of a match. */
export const roomIdOf = (matchId: string): string => `m${matchId}`

/** What stands on the cover of a room: nobody pays for one, so that none has the tag of payment. */
export function coverTagOf(sportId: number | null): CoverTag {
  if (sportId === SPORT.soccer) return COVER_TAG.soccer
  return sportId === SPORT.basketball ? COVER_TAG.basketball : COVER_TAG.sports
}

/** How long a match takes at most, but for a few: a host is not promised to anybody else for so long. */
const LENGTHS: Readonly<Record<number, number>> = {
  [SPORT.soccer]: minutes(140),
  [SPORT.iceHockey]: minutes(170),
  [SPORT.basketball]: minutes(160),
  [SPORT.rugby]: minutes(120),
  [SPORT.americanFootball]: hours(4),
  [SPORT.baseball]: hours(4),
  [SPORT.handball]: minutes(110),
  [SPORT.volleyball]: minutes(150),
  [SPORT.tableTennis]: minutes(70),
  [SPORT.boxing]: minutes(70),
  [SPORT.badminton]: minutes(90),
  [SPORT.beachVolleyball]: minutes(80),
  [SPORT.electronicSoccer]: minutes(25),
  [SPORT.electronicBasketball]: minutes(35),
}

export const lengthOf = (sportId: number): number => LENGTHS[sportId] ?? hours(3)

const VIETNAM_MS = hours(7)
const DAY_HOURS = 24

/** Whether a host works at this moment: a shift may pass midnight. */
export function isAtWork(host: { worksFrom: number; worksHours: number }, at: number): boolean {
  const hour = ((at + VIETNAM_MS) / hours(1)) % DAY_HOURS
  return (hour - host.worksFrom + DAY_HOURS) % DAY_HOURS < host.worksHours
}
