import type { Language } from '@keo/messages/languages'
import type { KeptRoom } from './room-store.ts'

/** Who types on a phone leaves accents out. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').trim()

/** Whether every word stands in the names of a room: its title, its league or its host. */
export function isMeant(
  { titles, match }: Pick<KeptRoom, 'titles' | 'match'>,
  host: string | undefined,
  words: string,
  language: Language,
): boolean {
  return hasWords([titles[language], match?.names[language][0] ?? '', host ?? ''], words)
}

/** Whether every word stands somewhere in the names. */
export function hasWords(names: readonly string[], words: string): boolean {
  const all = plain(names.join(' '))
  return plain(words)
    .split(/\s+/)
    .every((word) => all.includes(word))
}
