export type BirthdayEntry = { readonly day: string; readonly month: string; readonly year: string }

const YEARS_SHOWN = 100
const MONTHS = 12

/** `2001-12-31` in its pieces; all empty where none is given. */
export function birthdayEntry(birthday: string): BirthdayEntry {
  const [year = '', month = '', day = ''] = birthday ? birthday.split('-') : []
  return { day, month, year }
}

/** The wire text, or null while a piece is missing. */
export function birthdayText({ day, month, year }: BirthdayEntry): string | null {
  return day && month && year ? `${year}-${month}-${day}` : null
}

/** The choices of each piece; a month or year that is not chosen yet leaves every day open. */
export function birthdayChoices({ month, year }: BirthdayEntry, thisYear: number) {
  const days = month ? daysOf(Number(month), Number(year || thisYear)) : 31
  return {
    day: numbers(1, days),
    month: numbers(1, MONTHS),
    year: numbers(thisYear - YEARS_SHOWN, thisYear).toReversed(),
  }
}

/** After another month or year the chosen day may not exist: then it is chosen again. */
export function changedEntry(
  entry: BirthdayEntry,
  change: Partial<BirthdayEntry>,
  thisYear: number,
): BirthdayEntry {
  const next = { ...entry, ...change }
  return birthdayChoices(next, thisYear).day.includes(next.day) ? next : { ...next, day: '' }
}

function daysOf(month: number, year: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, place) => String(from + place).padStart(2, '0'))
}
