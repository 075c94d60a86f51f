import { OPTION } from '@keo/sportsbook-contract/option-types'
import type { Names } from '../../world/match.ts'
import { AT_LEAST, exactly, OTHER_SCORE } from '../options.ts'
import { named } from './market-texts.ts'

export const WORDS = {
  over: named('Tài', 'Over', '大', 'สูง'),
  under: named('Xỉu', 'Under', '小', 'ต่ำ'),
  draw: named('Hòa', 'Draw', '和局', 'เสมอ'),
  yes: named('Có', 'Yes', '是', 'ใช่'),
  no: named('Không', 'No', '否', 'ไม่ใช่'),
  or: named('hoặc', 'or', '或', 'หรือ'),
  only: named('Chỉ', 'Only', '仅', 'เฉพาะ'),
  other: named('Tỷ số khác', 'Any Other Score', '其他比分', 'สกอร์อื่น'),
} as const

const OTHER = WORDS.other

/** Options that are called the same whoever plays. */
const FIXED: Readonly<Record<number, Names>> = {
  [OPTION.draw]: WORDS.draw,
  [OPTION.over]: WORDS.over,
  [OPTION.under]: WORDS.under,
  [OPTION.even]: named('Chẵn', 'Even', '双', 'คู่'),
  [OPTION.odd]: named('Lẻ', 'Odd', '单', 'คี่'),
  [OPTION.yes]: WORDS.yes,
  [OPTION.no]: WORDS.no,
  [OPTION.none]: named('Không có', 'None', '无', 'ไม่มี'),
  [OPTION.firstHalf]: named('Hiệp 1', '1st Half', '上半场', 'ครึ่งแรก'),
  [OPTION.secondHalf]: named('Hiệp 2', '2nd Half', '下半场', 'ครึ่งหลัง'),
  [OPTION.bothEqual]: named('Bằng nhau', 'Equal', '相同', 'เท่ากัน'),
  69: named('Hòa không bàn thắng', 'Goalless Draw', '无进球和局', 'เสมอแบบไม่มีประตู'),
  70: named('Hòa có bàn thắng', 'Score Draw', '有进球和局', 'เสมอแบบมีประตู'),
  77: named('Tài & Có', 'Over & Yes', '大 & 是', 'สูง & ใช่'),
  78: named('Xỉu & Có', 'Under & Yes', '小 & 是', 'ต่ำ & ใช่'),
  79: named('Tài & Không', 'Over & No', '大 & 否', 'สูง & ไม่ใช่'),
  80: named('Xỉu & Không', 'Under & No', '小 & 否', 'ต่ำ & ไม่ใช่'),
  [OPTION.noGoal]: named('Không có bàn thắng', 'No Goal', '无进球', 'ไม่มีประตู'),
  505: WORDS.draw,
  [OPTION.bothTeams]: named('Cả hai đội', 'Both Teams', '双方', 'ทั้งสองทีม'),
  [OTHER_SCORE[2] ?? 0]: OTHER,
  [OTHER_SCORE[4] ?? 0]: OTHER,
  [OTHER_SCORE[9] ?? 0]: OTHER,
}

const SPANS: Readonly<Record<number, string>> = {
  301: '0-1', 302: '2-3', 303: '4-6', 305: '7+',
  330: '0-2', 331: '0-4', 332: '0-8', 333: '3-4', 334: '5-6', 335: '9-11', 336: '7+', 337: '12+',
} // prettier-ignore

/** Numbers read the same in every language. */
export function figureOf(option: number): string | null {
  if (option >= exactly(0) && option <= exactly(8)) return String(option - exactly(0))
  for (const [least, type] of Object.entries(AT_LEAST)) if (type === option) return `${least}+`
  return SPANS[option] ?? null
}

function minutes(option: number): Names {
  const span = `${(option - 88) * 15}-${(option - 87) * 15}`
  return named(`Phút ${span}`, `${span} Min`, `${span}分钟`, `นาที ${span}`)
}

export function fixedName(option: number): Names | null {
  if (option >= 88 && option <= 93) return minutes(option)
  return FIXED[option] ?? null
}

const POINTS = ['1-5', '6-10', '11-15', '16-20', '21-25', '26+']

/** A side that wins by so much. */
export function marginOf(option: number): { readonly side: number; readonly by: string } | null {
  if (option >= 63 && option <= 68) {
    const size = ((option - 63) % 3) + 1
    return { side: option <= 65 ? OPTION.home : OPTION.away, by: size === 3 ? '3+' : String(size) }
  }
  if (option < 350 || option > 361) return null
  return { side: option <= 355 ? OPTION.home : OPTION.away, by: POINTS[(option - 350) % 6] ?? '' }
}

/** How a knock-out match is won: 71 to 76 are normal time, extra time and shoot-out, each for home and for away. */
const STAGES = [
  named('thắng trong giờ chính thức', 'in Normal Time', '常规时间获胜', 'ชนะในเวลาปกติ'),
  named('thắng trong hiệp phụ', 'in Extra Time', '加时获胜', 'ชนะในต่อเวลาพิเศษ'),
  named('thắng luân lưu', 'on Penalties', '点球获胜', 'ชนะจุดโทษ'),
]

const STOPPED = named('thắng knock-out', 'by KO/TKO', 'KO/TKO 获胜', 'ชนะน็อก')
const ON_POINTS = named('thắng điểm', 'by Decision', '点数获胜', 'ชนะคะแนน')

/** How a fight is won: 501 to 504 are home by stoppage and by decision, then away. */
const METHODS = [STOPPED, ON_POINTS]

/** A side, and how it wins. */
export function decisionOf(option: number): { readonly side: number; readonly stage: Names } | null {
  const stage = STAGES[Math.floor((option - 71) / 2)]
  if (stage) return { side: option % 2 === 1 ? OPTION.home : OPTION.away, stage }
  const method = METHODS[(option - 501) % 2]
  if (option < 501 || option > 504 || !method) return null
  return { side: option <= 502 ? OPTION.home : OPTION.away, stage: method }
}
