/** As their readers call them. */
export const LANGUAGE_NAMES = { vi: 'Tiếng Việt', en: 'English', 'zh-CN': '中文', th: 'ไทย' } as const
