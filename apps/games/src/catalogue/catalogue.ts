import { diceReturn } from '@keo/game-rules/games/dice'
import type { CatalogueGame } from './game.ts'

/** Every game whose engine is here. */
export const CATALOGUE: readonly CatalogueGame[] = [
  {
    id: 'keo-dice-01',
    facts: {
      names: { vi: 'Xúc Xắc', en: 'Dice', 'zh-CN': '骰子', th: 'ลูกเต๋า' },
      studio: 'Nova',
      engine: 'dice',
      category: 'mini',
      volatility: 'medium',
      returnLeast: Math.floor(diceReturn({ side: 'under', threshold: 9_800 }) * 10_000),
      returnMost: 9_900,
      mostBack: 9_900_000,
      minStake: '1000.00',
      maxStake: '10000000.00',
      parameters: {},
      theme: 'jade',
      cover: 'xuc-xac',
      coverSeed: 'keo-dice-01',
      releasedOn: '2025-06-01',
      hasJackpot: false,
    },
  },
]
