export const LANGUAGES = ['vi', 'en', 'zh-CN', 'th'] as const
export type Language = (typeof LANGUAGES)[number]

/** The codes other parties use for each language (specification section 9; Thai is ours). */
export const LANGUAGE_CODES: Record<Language, { backend: string; sports: string; captcha: string; name: string }> = {
  vi: { backend: 'vi-VI', sports: 'VIE', captcha: 'vie', name: 'Tiếng Việt' },
  en: { backend: 'en-US', sports: 'ENG', captcha: 'eng', name: 'English' },
  'zh-CN': { backend: 'zh-CN', sports: 'CMN', captcha: 'zho', name: '简体中文' },
  th: { backend: 'th-TH', sports: 'THA', captcha: 'tha', name: 'ภาษาไทย' },
}
