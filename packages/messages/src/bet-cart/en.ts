import type { PackOf } from '../keys.ts'
import type { betCart as source } from './vi.ts'

export const betCart: PackOf<typeof source> = {
  'common.selectMatchLimit': 'The bet slip holds {max} selections at most',
  'cart.title': 'Bet slip',
  'cart.open': {
    one: 'Open the bet slip: {count} selection',
    other: 'Open the bet slip: {count} selections',
  },
  'cart.single': 'Singles',
  'cart.seriesOf': '{legs}-fold',
}
