import { useMessages } from '../../../../language/messages.ts'
import { betOf, type TaiXiuPlace } from './tai-xiu-places.ts'

const WORDS = {
  tai: 'tables.taiXiu.tai',
  xiu: 'tables.taiXiu.xiu',
  odd: 'tables.taiXiu.odd',
  even: 'tables.taiXiu.even',
  anyTriple: 'tables.taiXiu.anyTriple',
} as const

export function usePlaceName() {
  const say = useMessages()
  return (place: TaiXiuPlace): string => {
    const bet = betOf(place)
    if (bet.kind === 'total') return say('tables.taiXiu.total', { number: bet.number })
    if (bet.kind === 'triple') return say('tables.taiXiu.triple', { number: bet.number })
    return say(WORDS[bet.kind])
  }
}
