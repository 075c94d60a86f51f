import { LANGUAGE_CODES, LANGUAGES, type Language } from '@keo/messages/languages'

/** Every `languageType` of the wire (1.5). Texts exist in four of them; the others read English. */
export const LANGUAGE_TYPES = [
  'CMN', 'ZHO', 'ENG', 'VIE', 'THA', 'IND', 'MSA', 'JPN', 'KOR', 'SPA', 'BRA', 'HIN', 'SAU', 'DEU', 'FRA', 'RUS', 'TR',
] as const // prettier-ignore

const BY_TYPE: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(LANGUAGES.map((language) => [LANGUAGE_CODES[language].sports, language])),
  // Traditional Chinese reads simplified rather than English.
  ZHO: 'zh-CN',
}

/** The default of the wire is English, also for an unknown language. */
export function languageOfType(type: unknown): Language {
  return (typeof type === 'string' && BY_TYPE[type.toUpperCase()]) || 'en'
}
