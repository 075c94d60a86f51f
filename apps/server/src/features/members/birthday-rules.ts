import { parseServerTime, serverTimeText, type Instant } from '@keo/units/instants'

/** Nobody alive is older; an earlier year is a slip of the finger. */
const AGE_MAX = 120

export type BirthdayVerdict = 'fine' | 'impossible' | 'tooYoung'

export function birthdayVerdict(birthday: string, now: Instant, ageMin: number): BirthdayVerdict {
  if (parseServerTime(birthday) === undefined) return 'impossible'
  const age = ageOn(birthday, now)
  if (birthday >= today(now) || age > AGE_MAX) return 'impossible'
  return age < ageMin ? 'tooYoung' : 'fine'
}

/** Whole years on the day that it is at +08:00. Who was born on 29 February grows older on 1 March. */
export function ageOn(birthday: string, now: Instant): number {
  const day = today(now)
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

function today(now: Instant): string {
  return serverTimeText(now).slice(0, 10)
}
