import type { Instant } from '@keo/service-kit/clock'

/** The provider's day begins at midnight +08:00. */
export const DAY_MS = 86_400_000
const DAY_OFFSET_MS = 8 * 3_600_000

const IDS_PER_DAY = 2_048
const DAYS_UNTIL_IDS_RETURN = 512
/** How far behind today an id may still point; the rest of the ring lies ahead. */
const DAYS_BEHIND = 448
/** A champion may be decided most of a year ahead. */
const CHAMPION_DAYS_BEHIND = 128

/** The last numbers of a day belong to champion competitions that are decided on it. */
export const FIRST_CHAMPION_NUMBER = 1_984
/** One less than would fit, so that the market ids of the last match of the ring stay below 2^31 too. */
const CHAMPION_NUMBERS = 63

export function dayOf(at: Instant): number {
  return Math.floor((at + DAY_OFFSET_MS) / DAY_MS)
}

export function startOfDay(day: number): Instant {
  return day * DAY_MS - DAY_OFFSET_MS
}

export function matchIdOf(day: number, number: number): number {
  return ringPlace(day) * IDS_PER_DAY + number + 1
}

type IdPlace = { readonly day: number; readonly number: number }

export function placeOfId(id: number, today: number): IdPlace | null {
  const place = placeSince(id, today - DAYS_BEHIND)
  return place && place.number < FIRST_CHAMPION_NUMBER ? place : null
}

export function championIdOf(decidedOn: number, index: number): number {
  return matchIdOf(decidedOn, FIRST_CHAMPION_NUMBER + index)
}

export function placeOfChampionId(id: number, today: number): { day: number; index: number } | null {
  const place = placeSince(id, today - CHAMPION_DAYS_BEHIND)
  const index = (place?.number ?? 0) - FIRST_CHAMPION_NUMBER
  return place && index >= 0 && index < CHAMPION_NUMBERS ? { day: place.day, index } : null
}

/** Ids come round, so the one on or after the given day is meant. */
function placeSince(id: number, oldest: number): IdPlace | null {
  if (!Number.isSafeInteger(id) || id < 1 || id > DAYS_UNTIL_IDS_RETURN * IDS_PER_DAY) return null
  const place = Math.floor((id - 1) / IDS_PER_DAY)
  return { day: oldest + ringPlace(place - oldest), number: (id - 1) % IDS_PER_DAY }
}

function ringPlace(day: number): number {
  return ((day % DAYS_UNTIL_IDS_RETURN) + DAYS_UNTIL_IDS_RETURN) % DAYS_UNTIL_IDS_RETURN
}
