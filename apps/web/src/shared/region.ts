import { type Language, matchLanguage } from '@keo/messages/languages'
import { CURRENCIES, type Currency } from '@keo/units/money'
import { SPORTS_UNITS } from '@keo/units/sports-currency'

const REGION_LANGUAGES: Partial<Record<string, Language>> = { vietnam: 'vi', china: 'zh-CN' }
const REGION_CURRENCIES: Partial<Record<string, Currency>> = { vietnam: 'VND', china: 'CNY', usa: 'USD' }

type LanguageHints = {
  /** The query of the address, `?lang=en`. */
  readonly search: string
  readonly stored: Language | undefined
  readonly region: string
  readonly browser: readonly string[]
}

/** Address, stored choice, region, browser, English: the first that is one of ours. */
export function chooseLanguage({ search, stored, region, browser }: LanguageHints): Language {
  return (
    matchLanguage(new URLSearchParams(search).get('lang') ?? '') ??
    stored ??
    REGION_LANGUAGES[region] ??
    browser.map(matchLanguage).find((language) => language !== undefined) ??
    'en'
  )
}

/** The member's registered currency comes first; a site without a region of its own counts in USDT. */
export function chooseCurrency(region: string, registered?: string): Currency {
  return CURRENCIES.find((currency) => currency === registered) ?? REGION_CURRENCIES[region] ?? 'USDT'
}

export function sportsCurrencyId(currency: Currency): number {
  return SPORTS_UNITS[currency].id
}
