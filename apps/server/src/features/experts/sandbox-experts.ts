import type { PickKind } from '@keo/contract/experts'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'

/** Which option of a market somebody takes. */
export type Leaning = 'favourite' | 'outsider' | 'over' | 'under' | 'level'

export type SandboxExpert = {
  readonly id: string
  readonly name: string
  readonly avatar: number
  /** Names the words about them: `expert.motto.<style>`. */
  readonly style: string
  readonly sports: readonly number[]
  readonly leagues: readonly number[]
  readonly kinds: readonly PickKind[]
  readonly leaning: Leaning
  /**
   * How often, of one, the market with the least margin is taken instead of any. More an expert of a sandbox cannot have:
   * nobody here knows how a match will end, and every record is what came of it.
   */
  readonly skill: number
  readonly legs: 1 | 2 | 3
  readonly plansADay: number
  /** Of one. */
  readonly paidShare: number
  /** Dong. */
  readonly price: number
}

const SOCCER = [SPORT.soccer]
const BASKETBALL = [SPORT.basketball]
const EUROPE = [1001, 1002, 1003, 1004, 1005, 1010, 1011]
const RESERVES = [1026, 1027, 1028, 1242, 1243, 1245]
const HOME = [1101, 1102, 1103, 1111, 1112]
const ASIA = [1201, 1202, 1203, 1204, 1205, 1207, 1213]
const COURTS = [3001, 3002, 3011, 3012, 3013, 3021, 3022, 3023, 3024]

const BOTH = [...SOCCER, ...BASKETBALL]
const single = { legs: 1, plansADay: 8, paidShare: 0, price: 20_000 } as const

/** Invented people of the sandbox. In prod there is none of them. */
export const SANDBOX_EXPERTS: readonly SandboxExpert[] = [
  { ...single, id: 'exp_cu-dem', name: 'Cú Đêm Sài Gòn', avatar: 7, style: 'europeHandicap', sports: SOCCER, leagues: [...EUROPE, ...RESERVES], kinds: ['handicap'], leaning: 'level', skill: 0.9, paidShare: 0.5 },
  { ...single, id: 'exp_ga-chien', name: 'Gà Chiến Thủ Đô', avatar: 4, style: 'totals', sports: SOCCER, leagues: [...EUROPE, ...RESERVES], kinds: ['total'], leaning: 'over', skill: 0.5 },
  { ...single, id: 'exp_trau-vang', name: 'Trâu Vàng Thăng Long', avatar: 3, style: 'favourites', sports: SOCCER, leagues: [...HOME, ...ASIA, ...RESERVES], kinds: ['winner', 'handicap'], leaning: 'favourite', skill: 0.6 },
  { ...single, id: 'exp_ho-non', name: 'Hổ Non Bình Dương', avatar: 1, style: 'outsiders', sports: SOCCER, leagues: [...HOME, ...ASIA, ...RESERVES], kinds: ['winner'], leaning: 'outsider', skill: 0.2, plansADay: 6 },
  { ...single, id: 'exp_meo-san', name: 'Mèo Sân Nhà', avatar: 2, style: 'carefulUnders', sports: SOCCER, leagues: [...EUROPE, ...ASIA, ...RESERVES], kinds: ['total'], leaning: 'under', skill: 0.8, paidShare: 0.4, price: 15_000 },
  { ...single, id: 'exp_ho-lua', name: 'Hổ Lửa Đà Thành', avatar: 1, style: 'combiner', sports: SOCCER, leagues: [...EUROPE, ...HOME, ...ASIA, ...RESERVES], kinds: ['winner', 'total'], leaning: 'favourite', skill: 0.5, legs: 3, plansADay: 4, paidShare: 0.5, price: 30_000 },
  { ...single, id: 'exp_voi-gia', name: 'Voi Già Tây Nguyên', avatar: 10, style: 'asiaHandicap', sports: SOCCER, leagues: [...ASIA, ...HOME, ...RESERVES], kinds: ['handicap'], leaning: 'favourite', skill: 1 },
  { ...single, id: 'exp_ca-kiem', name: 'Cá Kiếm Nha Trang', avatar: 8, style: 'courts', sports: BASKETBALL, leagues: COURTS, kinds: ['handicap', 'total'], leaning: 'level', skill: 0.7 },
  { ...single, id: 'exp_cao-nau', name: 'Cáo Nâu Đà Lạt', avatar: 5, style: 'courtTotals', sports: BASKETBALL, leagues: COURTS, kinds: ['total'], leaning: 'over', skill: 0.4, paidShare: 0.3, price: 12_000 },
  { ...single, id: 'exp_gau-truc', name: 'Gấu Trúc Hải Phòng', avatar: 6, style: 'courtWinners', sports: BASKETBALL, leagues: COURTS, kinds: ['winner'], leaning: 'favourite', skill: 0.6, plansADay: 6 },
  { ...single, id: 'exp_ech-vang', name: 'Ếch Vàng Miền Tây', avatar: 9, style: 'coinToss', sports: SOCCER, leagues: [...EUROPE, ...ASIA, ...RESERVES], kinds: ['winner', 'handicap', 'total'], leaning: 'level', skill: 0, plansADay: 10 },
  { ...single, id: 'exp_meo-rung', name: 'Mèo Rừng Hai Sân', avatar: 2, style: 'mixed', sports: BOTH, leagues: [...EUROPE, ...RESERVES, ...COURTS], kinds: ['winner', 'handicap'], leaning: 'favourite', skill: 0.7, legs: 2, plansADay: 5, paidShare: 0.6, price: 25_000 },
] // prettier-ignore
