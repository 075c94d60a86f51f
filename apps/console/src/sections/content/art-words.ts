import type { Art } from '@keo/contract/site'
import type { Language } from '../../platform/look.ts'

/** What each drawing shows. */
const ARTS: Readonly<Record<Art, readonly [vi: string, en: string]>> = {
  ball: ['Bóng đá', 'Football'],
  bomb: ['Bom', 'Bomb'],
  bowl: ['Bát xóc đĩa', 'Bowl of xoc dia'],
  cards: ['Lá bài', 'Cards'],
  chip: ['Phỉnh', 'Chip'],
  coin: ['Đồng xu', 'Coin'],
  crown: ['Vương miện', 'Crown'],
  dice: ['Xúc xắc', 'Dice'],
  duel: ['Rồng hổ', 'Dragon and tiger'],
  fish: ['Cá', 'Fish'],
  gem: ['Ngọc', 'Gem'],
  gift: ['Hộp quà', 'Gift'],
  gift2: ['Hộp quà trắng', 'White gift'],
  gourd: ['Bầu', 'Gourd'],
  ingot: ['Thỏi vàng', 'Gold ingot'],
  lotus: ['Hoa sen', 'Lotus'],
  pad: ['Tay cầm', 'Game pad'],
  phone: ['Điện thoại', 'Phone'],
  rocket: ['Tên lửa', 'Rocket'],
  roulette: ['Roulette', 'Roulette'],
  sevens: ['Máy nổ hũ', 'Slot machine'],
  trophy: ['Cúp', 'Trophy'],
  usdt: ['USDT', 'USDT'],
  wheel: ['Vòng quay', 'Wheel of fortune'],
}

export const artName = (art: Art, language: Language): string => ARTS[art][language === 'vi' ? 0 : 1]
