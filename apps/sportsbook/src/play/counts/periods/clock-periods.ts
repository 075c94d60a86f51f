/**
 * Periods of the clock (`mc.pe`). The provider publishes those of soccer, ice hockey, basketball and baseball; handball,
 * rugby and e-soccer follow soccer here, American football and e-basketball follow basketball. To correct one, give
 * the sport a line of its own.
 */
const HALVES = {
  notStarted: 1,
  first: 2,
  halfTime: 3,
  second: 4,
  normalOver: 5,
  extraFirst: 6,
  extraBreak: 7,
  extraSecond: 8,
  extraOver: 9,
  shootOut: 10,
  over: 11,
  waitingForExtra: 12,
  waitingForShootOut: 13,
} as const

const QUARTERS = {
  notStarted: 1,
  firstHalf: 2,
  halfTime: 3,
  secondHalf: 4,
  quarter1: 5,
  break1: 6,
  quarter2: 7,
  break2: 8,
  quarter3: 9,
  break3: 10,
  quarter4: 11,
  overtime: 12,
  normalOver: 13,
  over: 14,
  waitingForOvertime: 15,
  overtimeOver: 16,
} as const

type Numbers<Names extends string> = Readonly<Record<Names, number>>

export function clockOfHalves(sportId: number): Numbers<keyof typeof HALVES> {
  return numbered(HALVES, sportId)
}

export function clockOfQuarters(sportId: number): Numbers<keyof typeof QUARTERS> {
  return numbered(QUARTERS, sportId)
}

function numbered<Names extends string>(table: Numbers<Names>, sportId: number): Numbers<Names> {
  const numbers: Record<Names, number> = { ...table }
  for (const name in numbers) numbers[name] += sportId * 1_000
  return numbers
}

export const HOCKEY_CLOCK = {
  notStarted: 2001,
  periods: [2002, 2004, 2006],
  breaks: [2003, 2005],
  normalOver: 2007,
  waitingForOvertime: 2008,
  overtime: 2009,
  overtimeOver: 2010,
  waitingForShootOut: 2011,
  shootOut: 2012,
  over: 2016,
} as const

export const BASEBALL_CLOCK = {
  notStarted: 7001,
  top: (inning: number) => 7003 + 5 * (inning - 1),
  middle: (inning: number) => 7004 + 5 * (inning - 1),
  bottom: (inning: number) => 7005 + 5 * (inning - 1),
  end: (inning: number) => 7006 + 5 * (inning - 1),
  extraTop: 7048,
  extraMiddle: 7049,
  extraBottom: 7050,
  over: 7051,
} as const
