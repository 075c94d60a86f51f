import { names } from './themes.ts'
import type { Family } from './tiles.ts'

/** Games with one round for everybody at the table; each tile is a table of its own. */
export const SHARED_FAMILIES: readonly Family[] = [
  {
    engine: 'crash',
    category: 'mini',
    volatility: 'high',
    names: names('Phi Thuyền', 'Spaceship', '飞船', 'ยานอวกาศ'),
    tiles: [
      { theme: 'star', names: names('Phi Thuyền', 'Spaceship', '飞船', 'ยานอวกาศ'), cover: 'phi-thuyen' },
      { theme: 'moon', limits: 'small' },
      { theme: 'phoenix' },
      { theme: 'kite', limits: 'small' },
    ],
  },
  {
    engine: 'tai-xiu',
    category: 'casino',
    volatility: 'low',
    names: names('Tài Xỉu', 'Over Under', '大小', 'ไฮโล'),
    tiles: [
      { theme: 'tet', names: names('Tài Xỉu', 'Over Under', '大小', 'ไฮโล'), cover: 'tai-xiu' },
      { theme: 'dragon', limits: 'large' },
      { theme: 'lotus', limits: 'small' },
      { theme: 'fortune' },
    ],
  },
]
