import type { Member } from '../members/index.ts'

/** Six digits that others may know of a member: the birthday in every order, the end and the start of the number. */
export function easyDigitsOf({ birthday, mobile }: Pick<Member, 'birthday' | 'mobile'>): string[] {
  const [year = '', month = '', day = ''] = birthday.split('-')
  const short = year.slice(2)
  const dates =
    birthday === ''
      ? []
      : [
          day + month + short,
          short + month + day,
          month + day + short,
          year + month,
          month + year,
          day + year,
          year + day,
        ]
  return [...dates, mobile.slice(-6), mobile.slice(0, 6)].filter((digits) => digits.length === 6)
}
