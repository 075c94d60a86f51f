import type { Ids } from '@keo/service-kit/ids'

/** Short, cheerful, without signs; a name of two and some digits stays within sixteen. */
const FIRST = ['sao', 'gio', 'nang', 'bien', 'may', 'rong', 'bong', 'vui', 'nhanh', 'xanh', 'lua', 'trang']
const SECOND = ['cam', 'tuoi', 'hay', 'manh', 'dep', 'non', 'say', 'bay', 'sang', 'tim', 'vang', 'xuan']
const DIGITS = 5

/** Two words and five digits by chance: says nothing about who is here already. */
export function suggestUserName(ids: Pick<Ids, 'random'>): string {
  const pick = (words: readonly string[]) => words[Math.floor(ids.random() * words.length)] ?? ''
  const number = Math.floor(ids.random() * 10 ** DIGITS)
  return pick(FIRST) + pick(SECOND) + String(number).padStart(DIGITS, '0')
}
