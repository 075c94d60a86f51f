export const LANGUAGES = ['vi', 'en', 'zh-CN', 'th'] as const
export type Language = (typeof LANGUAGES)[number]

/** The codes other parties use for each language (specification section 9; Thai is ours). */
export const LANGUAGE_CODES: Record<
  Language,
  { backend: string; sports: string; captcha: string; name: string }
> = {
  vi: { backend: 'vi-VI', sports: 'VIE', captcha: 'vie', name: 'Tiếng Việt' },
  en: { backend: 'en-US', sports: 'ENG', captcha: 'eng', name: 'English' },
  'zh-CN': { backend: 'zh-CN', sports: 'CMN', captcha: 'zho', name: '简体中文' },
  th: { backend: 'th-TH', sports: 'THA', captcha: 'tha', name: 'ภาษาไทย' },
}

/** Accepts `vi`, `vi-VI`, `zh_CN`, `zh-Hans-CN`, `EN`; anything else is not one of ours. */
export function matchLanguage(tag: string): Language | undefined {
  const primary = /^([a-z]{2})(?:[-_][a-z0-9]{1,8}){0,3}$/i.exec(tag.trim())?.[1]?.toLowerCase()
  return LANGUAGES.find((language) => language.split('-')[0] === primary)
}
