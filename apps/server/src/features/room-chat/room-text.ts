import { fail } from '@keo/contract/errors'
import { ROOM_TEXT_MAX } from '@keo/contract/room-messages'
import { isUnwanted } from './unwanted-words.ts'

/** Signs that show nothing, or turn what stands beside them: control, format, private and unassigned ones, empty letters. */
const HIDDEN = /[\ufe00-\ufe0d]|[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu
/** One picture of several: the joiner between two of them stays. */
const JOINED =
  /(?<=\p{Extended_Pictographic}(?:\ufe0f|[\u{1f3fb}-\u{1f3ff}])?)\u200d(?=\p{Extended_Pictographic})/gu
const KEPT_JOINER = '\ue000'
/** More marks on one letter than any of our languages writes. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu

/** A message as it is kept: one line, composed, with nothing in it that nobody sees. */
export function normalText(raw: string): string {
  return raw
    .replaceAll(KEPT_JOINER, '')
    .replace(/\s+/gu, ' ')
    .replace(JOINED, KEPT_JOINER)
    .replace(HIDDEN, (sign) => (sign === KEPT_JOINER ? '\u200d' : ''))
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim()
}

/** What the eye takes for an ASCII letter or digit, as that: full width, mathematical, Cyrillic and Greek twins, other digits. */
const TWINS: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  і: 'i',
  ѕ: 's',
  ԁ: 'd',
  ј: 'j',
  ӏ: 'l',
  ո: 'n',
  ν: 'v',
  ο: 'o',
  α: 'a',
  ι: 'i',
  κ: 'k',
  τ: 't',
  ρ: 'p',
  ⅼ: 'l',
  '。': '.',
  '․': '.',
  '·': '.',
  '•': '.',
  '∙': '.',
}
export function plainSigns(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase()
  return [...lower].map((sign) => TWINS[sign] ?? digitOf(sign) ?? sign).join('')
}

/** Digits of every script stand in blocks of ten that begin at a multiple of their own. */
const DIGIT_BLOCKS = [0x0660, 0x06f0, 0x0966, 0x0e50, 0x0ed0, 0x17e0]
function digitOf(sign: string): string | undefined {
  if (!/\p{Nd}/u.test(sign)) return undefined
  const code = sign.codePointAt(0) ?? 0
  const zero = DIGIT_BLOCKS.find((first) => code >= first && code < first + 10)
  return zero === undefined ? undefined : String(code - zero)
}

const ENDINGS =
  'com|net|org|vn|info|xyz|club|site|online|shop|store|live|app|dev|io|cc|tv|top|bet|vip|link|asia|biz|tk|ml|ly|gg|win|fun|icu|space'
const LINKS: readonly RegExp[] = [
  /\b(?:https?|ftp|tg|viber|zalo)\s*:/,
  /(?:^|[^\p{L}])www\s*[.,]/u,
  new RegExp(`[a-z0-9-]{2,}\\.(?:${ENDINGS})(?![a-z0-9])`),
  // Apart, or with the dot as a word.
  /[a-z0-9-]{2,}\s*(?:\(\.\)|\[\.\]|\(dot\)|\[dot\]|\s(?:dot|chấm)\s|\s?\.\s?)\s*(?:com|net|org|vn|xyz|info)(?![a-z0-9])/,
  /[a-z0-9]\.(?:me|co|to|be)\s*\//,
  /(?:^|[^a-z0-9])@[a-z][a-z0-9_.]{3,}/,
  /[a-z0-9._-]{2,}@[a-z0-9-]{2,}/,
  /(?<![\d.])[1-9]\d{0,2}(?:\.(?:0|[1-9]\d{0,2})){3}(?![\d.])/,
  /(?:^|[^\p{L}])(?:z\W?a\W?l\W?o|telegram|whats\W?app|we\W?chat|viber|微信|薇信|威信)(?!\p{L})/u,
  /(?:加|我的)?(?:微|薇|威)信|(?:^|[^\p{L}])ไลน์ไอดี|line\s*id/u,
]
const DIGITS = /[+(]?\d(?:[\s().+_/*-]*\d){8,}/g

/** Leads elsewhere: an address, a name in a messenger, or a number that can be called. */
export function leadsAway(text: string): boolean {
  const plain = plainSigns(text).replace(/[\ufe0f\u20e3]/g, '')
  return LINKS.some((link) => link.test(plain)) || (plain.match(DIGITS) ?? []).some(isPhone)
}

/** Prices and scores have many digits too: a phone begins as one, and an account is one long number. */
function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, '')
  if (/\d{10,}/.test(found)) return true
  return digits.length <= 13 && (found.startsWith('+') || /^(?:0[2-9]|84[2-9]|0084|66[689]|861)/.test(digits))
}

/** The message as it goes into the room, or the refusal. Counted after everything that does not show is gone. */
export function readRoomText(raw: string): string {
  const text = normalText(raw)
  if (text === '') fail('ROOM_TEXT_EMPTY')
  if ([...text].length > ROOM_TEXT_MAX) fail('ROOM_TEXT_LONG', { max: ROOM_TEXT_MAX })
  if (leadsAway(text)) fail('ROOM_LINK')
  if (isUnwanted(plainSigns(text))) fail('ROOM_WORDS')
  return text
}
