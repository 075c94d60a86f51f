import { LANGUAGE_CODES, LANGUAGES, matchLanguage } from '@keo/messages/languages'
import type { Language } from '@keo/messages/languages'

const DEFAULT: Language = 'vi'
const TAGS_MAX = 10

/** The codes a client normally sends, found without a search. */
const BY_CODE: ReadonlyMap<string, Language> = new Map(
  LANGUAGES.flatMap((language) => [
    [language, language],
    [LANGUAGE_CODES[language].backend, language],
  ]),
)

/** The `Language` header, then the browser's own request, then Vietnamese. */
export function requestLanguage(headers: {
  language?: string | string[] | undefined
  'accept-language'?: string | undefined
}): Language {
  const { language } = headers
  if (typeof language === 'string') {
    const known = BY_CODE.get(language) ?? matchLanguage(language)
    if (known) return known
  }
  const requested = headers['accept-language']
  return requested === undefined ? DEFAULT : (firstKnown(requested) ?? DEFAULT)
}

/** Browsers list tags by weight already; the first one we speak is taken. */
function firstKnown(header: string): Language | undefined {
  for (const part of header.split(',', TAGS_MAX)) {
    const language = matchLanguage(part.split(';', 1)[0] ?? '')
    if (language) return language
  }
  return undefined
}
