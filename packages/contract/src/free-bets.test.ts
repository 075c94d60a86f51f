import { expect, test } from 'vitest'
import { fitsTerms } from './free-bets.ts'

const leg = (price: number, sportId = 1) => ({ sportId, price })

test.each([
  ['any bet without terms', {}, [leg(1.01)], true],
  ['the price itself', { priceFrom: '1.50' }, [leg(1.5)], true],
  ['a price below', { priceFrom: '1.50' }, [leg(1.49)], false],
  ['legs multiplied', { priceFrom: '2.25' }, [leg(1.5), leg(1.5)], true],
  ['legs multiplied, a hair short', { priceFrom: '2.26' }, [leg(1.5), leg(1.5)], false],
  ['enough legs', { legsFrom: 2 }, [leg(1.2), leg(1.2)], true],
  ['too few legs', { legsFrom: 2 }, [leg(9)], false],
  ['its sport', { sports: [1, 3] }, [leg(1.2), leg(1.2, 3)], true],
  ['one leg of another sport', { sports: [1] }, [leg(1.2), leg(1.2, 3)], false],
])('terms of a free bet: %s', (_, terms, legs, fits) => {
  expect(fitsTerms(terms, legs)).toBe(fits)
})
