import type { Language } from '@keo/messages/languages'

/** Dates in Thai keep the Gregorian year; English writes the day first. */
export const LOCALES: Record<Language, string> = {
  vi: 'vi-VN',
  en: 'en-GB',
  'zh-CN': 'zh-CN',
  th: 'th-TH-u-ca-gregory-nu-latn',
}

/** Formatters are costly to make and few in number. */
export function remember<Keys extends (string | undefined)[], Made>(
  make: (...keys: Keys) => Made,
): (...keys: Keys) => Made {
  const made = new Map<string, Made>()
  return (...keys) => {
    const name = keys.join('|')
    const found = made.get(name) ?? make(...keys)
    made.set(name, found)
    return found
  }
}
