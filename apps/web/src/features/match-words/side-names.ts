import type { Language } from '@keo/messages/languages'

/** Nations whose flag is drawn, by their codes in the browser's own table of names. */
const NATIONS =
  'VN TH MY ID SG PH KH LA MM JP KR CN HK IN UZ AE IR IQ JO OM KW SY AU NZ IE ES IT DE FR PT NL BE TR GR RU UA PL AT CH DK SE NO FI CZ SK HU RO BG RS HR SI IS LT LV EE GE US CA MX CR VE BR AR CO PE EC PY EG DZ NG SN CI GH CM MN'.split(
    ' ',
  )

/** What sport calls a side otherwise than the table does; England, Scotland and Wales play for themselves. */
const OTHERWISE: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  vi: {
    Anh: 'en', Scotland: 'sc', 'Xứ Wales': 'wa', 'Đài Bắc Trung Hoa': 'tw', 'Hồng Kông, Trung Quốc': 'hk', UAE: 'ae',
    Úc: 'au', Ý: 'it', Nga: 'ru', Mỹ: 'us', Séc: 'cz', Gruzia: 'ge', 'Bờ Biển Ngà': 'ci', 'Thổ Nhĩ Kỳ': 'tr',
  },
  en: {
    England: 'en', Scotland: 'sc', Wales: 'wa', 'Chinese Taipei': 'tw', 'Hong Kong, China': 'hk', USA: 'us',
    'Ivory Coast': 'ci', Türkiye: 'tr', Myanmar: 'mm', UAE: 'ae',
  },
  'zh-CN': { 英格兰: 'en', 苏格兰: 'sc', 威尔士: 'wa', 中华台北: 'tw', 中国香港: 'hk', 阿联酋: 'ae' },
  th: { อังกฤษ: 'en', สกอตแลนด์: 'sc', เวลส์: 'wa', จีนไทเป: 'tw', 'ฮ่องกง จีน': 'hk', เมียนมา: 'mm', ไอวอรีโคสต์: 'ci', เช็กเกีย: 'cz', สโลวาเกีย: 'sk' },
} // prettier-ignore

const tables = new Map<Language, ReadonlyMap<string, string>>()

function tableOf(language: Language): ReadonlyMap<string, string> {
  const known = tables.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const table = new Map([
    ...NATIONS.map((code): [string, string] => [names.of(code) ?? code, code.toLowerCase()]),
    ...Object.entries(OTHERWISE[language]),
  ])
  tables.set(language, table)
  return table
}

/** Women, youth and reserves go by the same flag. */
const OF_A_KIND = /\s*\([^)]*\)$|^U\d+\s|\s*U\d+$|\s*ยู-\d+$/g

/** The flag of a national team; null for any other side. */
export function nationOf(name: string, language: Language): string | null {
  return tableOf(language).get(name.replace(OF_A_KIND, '').trim()) ?? null
}

/** "NT" of Nguyễn Văn Thắng, "A/B" of a pair, "王" of 王伟. */
export function initialsOf(name: string): string {
  const partners = name.split('/').map((each) => each.trim())
  if (partners.length > 1) return partners.map(firstLetter).join('/')
  const words = name.split(/[\s·]+/).filter((word) => word !== '')
  const [first = ''] = words
  return words.length > 1 ? firstLetter(first) + firstLetter(words.at(-1) ?? '') : firstLetter(first)
}

/** A whole sign, also where it is made of several. */
const firstLetter = (word: string): string => Array.from(word.normalize('NFC'))[0]?.toUpperCase() ?? ''
