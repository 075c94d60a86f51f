import { parseMoney } from '@keo/units/money'
import { formatWholeMoney } from '../../language/format.ts'
import { useLanguage } from '../../language/messages.ts'

/** An amount of the wire as whole dong in the player's language. */
export function useDong(): (amount: string) => string {
  const language = useLanguage()
  return (amount) => {
    const read = parseMoney(amount, 'VND')
    return read ? formatWholeMoney(read, language) : ''
  }
}
