import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeBetGain, ownPart } from './free-bets.ts'
import { ownFigures } from './own-figures.ts'

const told = {
  stake: '10000.00',
  openStake: '10000.00',
  returned: '19000.00',
  openReturnMax: '19000.00',
  cashedPaid: '0.00',
}

test('[MON-32] [MON-32d] of a free bet nothing was staked and the winnings are told alone; of any other bet nothing changes', () => {
  expect(ownFigures({ ...told, isFreeBet: false }, 'VND')).toEqual(told)
  expect(ownFigures({ ...told, isFreeBet: true }, 'VND')).toEqual({
    stake: '0.00',
    openStake: '0.00',
    returned: '9000.00',
    openReturnMax: '9000.00',
    cashedPaid: '0.00',
  })
})

test('[MON-32] [MON-32d] what parts bring one after the other adds up to the winnings of all, in whatever parts it comes', () => {
  const part = fc.bigInt({ min: 0n, max: 10n ** 9n })
  fc.assert(
    fc.property(fc.array(part), fc.bigInt({ min: 1n, max: 10n ** 9n }), (parts, stake) => {
      let [before, own] = [0n, 0n]
      for (const further of parts) {
        const brought = ownPart(further, { before, stake })
        expect(brought >= 0n && brought <= further).toBe(true)
        own += brought
        before += further
      }
      expect(own).toBe(freeBetGain(before, stake))
    }),
  )
})
