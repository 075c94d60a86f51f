import type { Names } from '../../world/match.ts'
import { named } from './market-texts.ts'

const FIRST_HALF = named('Hiệp 1', '1st Half', '上半场', 'ครึ่งแรก')
const SECOND_HALF = named('Hiệp 2', '2nd Half', '下半场', 'ครึ่งหลัง')
/** Where quarters are called Hiệp in Vietnamese, halves need a word of their own. */
const FIRST_OF_QUARTERS = named('Nửa trận đầu', '1st Half', '上半场', 'ครึ่งแรก')
const SECOND_OF_QUARTERS = named('Nửa trận sau', '2nd Half', '下半场', 'ครึ่งหลัง')
const NORMAL_TIME = named('Thời gian chính thức', 'Regular Time', '常规时间', 'เวลาปกติ')
const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th']

const quarter = (n: number) => named(`Hiệp ${n}`, `${ORDINALS[n - 1]} Quarter`, `第${n}节`, `ควอเตอร์ ${n}`)
const third = (n: number) => named(`Hiệp ${n}`, `${ORDINALS[n - 1]} Period`, `第${n}节`, `พีเรียด ${n}`)
const set = (n: number) => named(`Set ${n}`, `Set ${n}`, `第${n}盘`, `เซต ${n}`)
const volleySet = (n: number) => named(`Set ${n}`, `Set ${n}`, `第${n}局`, `เซต ${n}`)
const game = (n: number) => named(`Ván ${n}`, `Game ${n}`, `第${n}局`, `เกม ${n}`)
const frame = (n: number) => named(`Ván ${n}`, `Frame ${n}`, `第${n}局`, `เฟรม ${n}`)
const inning = (n: number) => named(`Lượt ${n}`, `Inning ${n}`, `第${n}局`, `อินนิง ${n}`)
const FIVE_INNINGS = named('5 lượt đầu', 'First 5 Innings', '前5局', '5 อินนิงแรก')

function slice(n: number): Names {
  const span = `${(n - 1) * 15}-${n * 15}`
  return named(`Phút ${span}`, `${span} Min`, `${span}分钟`, `นาที ${span}`)
}

type PeriodName = (place: number) => Names | null

const quarters: PeriodName = (place) => {
  if (place === 2) return NORMAL_TIME
  if (place === 3) return FIRST_OF_QUARTERS
  if (place === 4) return SECOND_OF_QUARTERS
  return place >= 5 && place <= 8 ? quarter(place - 4) : null
}

const halvesFrom =
  (first: number): PeriodName =>
  (place) => {
    if (place === first) return FIRST_HALF
    return place === first + 1 ? SECOND_HALF : null
  }

const countedFrom =
  (first: number, name: (n: number) => Names): PeriodName =>
  (place) =>
    place >= first ? name(place - first + 1) : null

const BY_SPORT: Readonly<Record<number, PeriodName>> = {
  1: (place) => (place >= 7 && place <= 12 ? slice(place - 6) : halvesFrom(2)(place)),
  2: (place) => (place >= 3 && place <= 5 ? third(place - 2) : null),
  3: quarters,
  4: halvesFrom(3),
  5: countedFrom(2, set),
  6: quarters,
  7: (place) => (place === 3 ? FIVE_INNINGS : place >= 4 ? inning(place - 3) : null),
  8: halvesFrom(3),
  13: countedFrom(2, volleySet),
  15: countedFrom(2, game),
  16: countedFrom(2, frame),
  47: countedFrom(2, game),
  51: countedFrom(2, volleySet),
  177: halvesFrom(2),
  178: quarters,
}

/** The period of outrights in every sport. */
const WHOLE_SEASON = 999

/** What a period is called; null for the whole match, which goes without saying. */
export function periodName(period: number): Names | null {
  if (period % 1000 === WHOLE_SEASON) return null
  return BY_SPORT[Math.floor(period / 1000)]?.(period % 1000) ?? null
}
