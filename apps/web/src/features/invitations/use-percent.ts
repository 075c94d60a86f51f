import { LOCALES } from '../../language/locale-formats.ts'
import { useLanguage } from '../../language/messages.ts'

/** Hundredths of a percent as `0,15%`. */
export function usePercent(): (hundredths: number) => string {
  const language = useLanguage()
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 2 })
  return (hundredths) => format.format(hundredths / 10_000)
}
