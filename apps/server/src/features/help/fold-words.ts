import type { Language } from '@keo/messages/languages'

/** Without accents, signs and capitals, as somebody in a hurry types it; one space between words. */
export function foldWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Words that only ask, in the two languages whose words are cut here: they say nothing about what is asked for. */
const ASKING: ReadonlySet<string> = new Set(
  [
    '怎么',
    '什么',
    '么样',
    '如何',
    'อย่างไร',
    'อย่าง',
    'ไร',
    'อะไร',
    'ยังไง',
    'เป็น',
    'คือ',
    'ไหม',
    'วันนี้',
    'ของ',
    'ฉัน',
  ].map(foldWords),
)

/** The folded words of a question. Chinese has no spaces: each pair of its signs counts as one; Thai is cut by its dictionary. */
export function wordsIn(text: string, language: Language): string[] {
  const words =
    language === 'th'
      ? [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].map(({ segment }) =>
          foldWords(segment),
        )
      : foldWords(text)
          .replaceAll(/\p{Script=Han}+/gu, (signs) => ` ${pairsIn(signs).join(' ')} `)
          .split(' ')
  return [...new Set(words)].filter((word) => word !== '' && !ASKING.has(word))
}

function pairsIn(text: string): string[] {
  const signs = [...text]
  return signs.length === 1 ? signs : signs.slice(1).map((sign, place) => `${signs[place]}${sign}`)
}
