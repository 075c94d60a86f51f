import { expect, test } from 'vitest'
import { isMeant } from './find-rooms.ts'

const titles = { vi: 'Hà Nội – Đà Nẵng', en: 'Hanoi – Da Nang', 'zh-CN': '河内 – 岘港', th: 'ฮานอย – ดานัง' }
const names = {
  vi: ['V.League', 'Hà Nội', 'Đà Nẵng'],
  en: ['V.League', 'Hanoi', 'Da Nang'],
  'zh-CN': ['越南联赛', '河内', '岘港'],
  th: ['วีลีก', 'ฮานอย', 'ดานัง'],
} as const
const room = { titles, match: { matchId: '1', sportId: 1, leagueId: 1, names } }
const found = (words: string, language: 'vi' | 'zh-CN' = 'vi') => isMeant(room, 'BLV Nam', words, language)

test('a room is found by side, league or host, without accents and in any order, and by nothing else', () => {
  expect(['', 'ha noi', 'DA NANG hà', 'v.league', 'nam blv'].map((words) => found(words))).toEqual(
    Array(5).fill(true),
  )
  expect([found('hue'), found('ha noi hue'), found('hanoi')]).toEqual([false, false, false])
  expect(found('河内', 'zh-CN')).toBe(true)
})
