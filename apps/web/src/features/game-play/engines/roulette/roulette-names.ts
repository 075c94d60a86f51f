import { useMessages } from '../../../../language/messages.ts'
import { numbersOf, type OutsideBet, type RoulettePlace } from './roulette-places.ts'

export const COLOURS = {
  red: 'tables.roulette.red',
  black: 'tables.roulette.black',
  green: 'tables.roulette.green',
} as const

/** What a place is called, by what it covers. */
export function usePlaceNames() {
  const say = useMessages()
  const outside: Record<OutsideBet, string> = {
    red: say(COLOURS.red),
    black: say(COLOURS.black),
    even: say('tables.roulette.even'),
    odd: say('tables.roulette.odd'),
    low: '1–18',
    high: '19–36',
    dozen1: '1–12',
    dozen2: '13–24',
    dozen3: '25–36',
    column1: say('tables.roulette.column', { number: 1 }),
    column2: say('tables.roulette.column', { number: 2 }),
    column3: say('tables.roulette.column', { number: 3 }),
  }
  return (place: RoulettePlace): string =>
    place in outside ? outside[place as OutsideBet] : insideName(numbersOf(place))

  function insideName(covered: readonly number[]): string {
    const all = covered.join('–')
    const ends = `${covered[0]}–${covered.at(-1)}`
    switch (covered.length) {
      case 1:
        return say('tables.roulette.number', { number: covered[0] ?? 0 })
      case 2:
        return say('tables.roulette.split', { numbers: all })
      case 3:
        return covered[0] === 0
          ? say('tables.roulette.trio', { numbers: all })
          : say('tables.roulette.street', { numbers: ends })
      case 4:
        return say('tables.roulette.corner', { numbers: all })
      default:
        return say('tables.roulette.line', { numbers: ends })
    }
  }
}
