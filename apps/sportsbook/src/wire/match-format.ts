import type { Match } from '../world/match.ts'

/** How many halves, quarters, sets or rounds each format has (`fid`, 3.12). */
const PARTS: Readonly<Record<number, number>> = {
  200001: 3,
  300001: 4, 300002: 4, 300003: 2,
  500001: 3, 500002: 5,
  600001: 4,
  700001: 9,
  1300001: 5, 1300002: 7, 1300003: 3,
  1500001: 5, 1500002: 7,
  1600001: 7, 1600002: 9, 1600003: 11, 1600004: 13, 1600005: 17, 1600006: 19, 1600007: 25, 1600008: 33, 1600009: 35,
  1900001: 4, 1900002: 5, 1900003: 6, 1900004: 8, 1900005: 10, 1900006: 12,
  4700001: 3, 4700002: 5,
  5100001: 3,
  17800001: 4, 17800002: 4, 17800003: 4,
} // prettier-ignore

/** Soccer, rugby and handball have halves in every format. */
const HALVES = 2

/** A competition has no parts that could be counted. */
export function partsOf({ setting, champion }: Match): number {
  return champion ? 0 : (PARTS[setting.format] ?? HALVES)
}
