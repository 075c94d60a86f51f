import { money } from '@keo/units/money'
import { formatWholeMoney } from '../../language/format.ts'
import { useLanguage } from '../../language/messages.ts'

const MINOR_UNITS = 100n

/** Whole dong as the player's language writes them. */
export function useDongText(): (amount: number) => string {
  const language = useLanguage()
  return (amount) => formatWholeMoney(money(BigInt(amount) * MINOR_UNITS, 'VND'), language)
}
