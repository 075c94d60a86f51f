import { ESPORT_TYPE_ID, MINI_TYPE_ID, SLOT_TYPE_ID, SPORT_GAME_ID, SPORT_TYPE_ID } from '@keo/contract/ids'
import type { Art } from '@keo/contract/site'
import { everywhere, localised, type Localised } from '../features/site/index.ts'

export const GAME_TYPE_IDS = {
  sport: SPORT_TYPE_ID,
  casino: 1001102,
  cards: 1001103,
  slot: SLOT_TYPE_ID,
  fishing: 1001105,
  mini: MINI_TYPE_ID,
  lottery: 1001107,
  esports: ESPORT_TYPE_ID,
} as const

type SeededType = { id: number; name: Localised; art: Art }
type SeededGame = SeededType & { game_type_id: number; provider: string }

export const GAME_TYPES: readonly SeededType[] = [
  { id: GAME_TYPE_IDS.sport, art: 'ball', name: localised('Thể thao', 'Sports', '体育', 'กีฬา') },
  { id: GAME_TYPE_IDS.slot, art: 'sevens', name: localised('Nổ hũ', 'Slots', '电子', 'สล็อต') },
  { id: GAME_TYPE_IDS.casino, art: 'roulette', name: localised('Casino', 'Live casino', '真人', 'คาสิโนสด') },
  { id: GAME_TYPE_IDS.cards, art: 'cards', name: localised('Game bài', 'Card games', '棋牌', 'เกมไพ่') },
  { id: GAME_TYPE_IDS.fishing, art: 'fish', name: localised('Bắn cá', 'Fishing', '捕鱼', 'ยิงปลา') },
  { id: GAME_TYPE_IDS.mini, art: 'rocket', name: localised('Mini game', 'Mini games', '小游戏', 'มินิเกม') },
  { id: GAME_TYPE_IDS.lottery, art: 'coin', name: localised('Xổ số', 'Lottery', '彩票', 'หวย') },
  { id: GAME_TYPE_IDS.esports, art: 'pad', name: localised('E-sports', 'E-sports', '电竞', 'อีสปอร์ต') },
]

/** A game's id is its type's id with two more digits, as the sport game's is. */
const gameId = (typeId: number, number: number) => typeId * 1000 + 100 + number

/** The rooms of our own; every other game comes from a provider's list (`features/games`). */
export const GAMES: readonly SeededGame[] = [
  {
    id: SPORT_GAME_ID,
    game_type_id: GAME_TYPE_IDS.sport,
    provider: 'C-Sports',
    art: 'ball',
    name: localised('Kèo thể thao', 'Sportsbook', '体育投注', 'เดิมพันกีฬา'),
  },
  ...games(GAME_TYPE_IDS.esports, [['C-Sports', 'pad', everywhere('E-Sports')]]),
]

function games(typeId: number, list: [provider: string, art: Art, name: Localised][]): SeededGame[] {
  return list.map(([provider, art, name], index) => ({
    id: gameId(typeId, index + 1),
    game_type_id: typeId,
    provider,
    art,
    name,
  }))
}
