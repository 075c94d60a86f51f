/** Each in its own words, as its readers know it. */
export const LANGUAGE_NAMES = { vi: 'Tiếng Việt', en: 'English', 'zh-CN': '中文', th: 'ไทย' } as const
