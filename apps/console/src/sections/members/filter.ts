import {
  MEMBER_STATES,
  type MemberFilter as Asked,
  type searchMembers,
} from '@keo/contract/console-member-search'
import { RISK_MARKS } from '@keo/contract/console-risk-marks'
import type { RequestOf } from '@keo/contract/define-call'
import { LOCK_NAMES } from '@keo/contract/members'

/** As it is typed, kept in the address and kept in a view: every value is text, and what is empty is not asked. */
export const NO_FILTER = {
  text: '',
  vipFrom: '',
  vipTo: '',
  line: '',
  lock: '',
  mark: '',
  state: '',
  availableFrom: '',
  seenAfter: '',
  seenBefore: '',
}
export type MemberFilter = typeof NO_FILTER
export type FilterName = keyof MemberFilter
export const FILTER_NAMES = Object.keys(NO_FILTER) as FilterName[]

/** The line without a name is chosen by this sign: an empty choice is none. */
export const NO_LINE = '-'

/** The filters that are set, by their names. */
export const setNames = (filter: MemberFilter): FilterName[] =>
  FILTER_NAMES.filter((name) => filter[name] !== '')

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(dayStart(value))
const LEVEL = /^(?:\d|10|11)$/
const READABLE: Readonly<Record<FilterName, (value: string) => boolean>> = {
  text: () => true,
  vipFrom: (value) => LEVEL.test(value),
  vipTo: (value) => LEVEL.test(value),
  line: (value) => /^[\w-]{1,40}$/.test(value),
  lock: isOneOf(LOCK_NAMES),
  mark: isOneOf(RISK_MARKS),
  state: isOneOf(MEMBER_STATES),
  availableFrom: (value) => /^[1-9]\d{0,14}$/.test(value),
  seenAfter: isDay,
  seenBefore: isDay,
}

function isOneOf(names: readonly string[]): (value: string) => boolean {
  return (value) => names.includes(value)
}

/** What somebody else wrote, in an address or a view: what cannot be read is left out, not asked. */
function readable(values: Readonly<Record<string, unknown>>): MemberFilter {
  const read = (name: FilterName): string => {
    const value = values[name]
    return typeof value === 'string' && READABLE[name](value) ? value : ''
  }
  return { ...NO_FILTER, ...Object.fromEntries(FILTER_NAMES.map((name) => [name, read(name)])) }
}

const given = (filter: MemberFilter): Record<string, string> =>
  Object.fromEntries(setNames(filter).map((name) => [name, filter[name]]))

/** What is open on the page: `#/members/vipFrom=3&line=keo-nam`. */
export const addressOf = (filter: MemberFilter): string => new URLSearchParams(given(filter)).toString()

export const ofAddress = (open: string): MemberFilter =>
  readable(Object.fromEntries(new URLSearchParams(open)))

/** A text alone is kept as it is, so that views of the time when there was nothing else are views of today. */
export function keptOf(filter: MemberFilter): string {
  const names = setNames(filter)
  const isText = names.length === 1 && names[0] === 'text' && !filter.text.startsWith('{')
  return names.length === 0 ? '' : isText ? filter.text : JSON.stringify(given(filter))
}

export function ofKept(kept: string): MemberFilter {
  const text = { ...NO_FILTER, text: kept }
  if (!kept.startsWith('{')) return text
  try {
    const values = JSON.parse(kept) as unknown
    return typeof values === 'object' && values !== null ? readable({ ...values }) : text
  } catch {
    return text
  }
}

/** The first moment of a day by the clock that the console shows. */
const dayStart = (day: string): number => Date.parse(`${day}T00:00:00+07:00`)

export function requestOf(filter: MemberFilter): Omit<RequestOf<typeof searchMembers>, 'after'> {
  const { text, vipFrom, vipTo, line, lock, mark, state, availableFrom, seenAfter, seenBefore } = filter
  return {
    text,
    filter: {
      ...(vipFrom === '' ? {} : { vipFrom: Number(vipFrom) }),
      ...(vipTo === '' ? {} : { vipTo: Number(vipTo) }),
      ...(line === '' ? {} : { line: line === NO_LINE ? '' : line }),
      ...(lock === '' ? {} : { lock: lock as NonNullable<Asked['lock']> }),
      ...(mark === '' ? {} : { mark: mark as NonNullable<Asked['mark']> }),
      ...(state === '' ? {} : { state: state as NonNullable<Asked['state']> }),
      ...(availableFrom === '' ? {} : { availableFrom: `${availableFrom}.00` }),
      ...(seenAfter === '' ? {} : { seenAfter: dayStart(seenAfter) }),
      ...(seenBefore === '' ? {} : { seenBefore: dayStart(seenBefore) }),
    },
  }
}
