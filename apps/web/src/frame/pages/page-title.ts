import type { Language } from '@keo/messages/languages'

const PRODUCT = 'KÈO'
/** Two taglines for all languages, as the specification has it (section 2), so they are no messages. */
const TAGLINE_VI = 'Kèo hay từng trận'
const TAGLINE_ZH = '每一场，都有好盘口'

export function pageTitle(language: Language, pageName?: string): string {
  const product = `${PRODUCT} – ${language === 'vi' ? TAGLINE_VI : TAGLINE_ZH}`
  return pageName ? `${pageName} | ${product}` : product
}
