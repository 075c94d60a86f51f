import type { LegResult } from '@keo/betting/leg'
import { restReturn } from '@keo/betting/payout'
import { seriesRows } from '@keo/betting/series'
import type { MemberId } from '@keo/contract/ids'
import type { TransferType } from '@keo/sportsbook-contract/callbacks'
import { money } from '@keo/units/money'
import type { Odds } from '@keo/units/odds'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundProblem } from './credit-bounds.ts'
import type { KnownOrder } from './sports-store.ts'
import type { ProviderTransaction } from './provider-transaction.ts'

/** Dong: a step of the provider is 10 of them. */
const STEP = 1000n
const KINDS = ['won', 'lost', 'push', 'void', 'halfWon', 'halfLost'] as const

type Slip = {
  readonly legs: readonly { hundredths: number; kind: (typeof KINDS)[number] }[]
  readonly row: { legsEach: number; subBets: number }
  readonly steps: number
}

const slips: fc.Arbitrary<Slip> = fc
  .tuple(
    fc.array(
      fc.record({ hundredths: fc.integer({ min: 102, max: 4_000 }), kind: fc.constantFrom(...KINDS) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    fc.nat(),
    fc.integer({ min: 1_000, max: 500_000 }),
  )
  .map(([legs, nth, steps]) => {
    const rows = legs.length === 1 ? [{ legsEach: 1, subBets: 1 }] : seriesRows(legs.length)
    const row = rows[nth % rows.length] ?? { legsEach: 1, subBets: 1 }
    return { legs, row, steps: steps * row.subBets }
  })

/** In the provider's steps, by the provider's own arithmetic. */
function returnOf({ legs, row, steps }: Slip, results: readonly LegResult[], closed = 0n): bigint {
  const decided = legs.map(({ hundredths }, at) => ({
    odds: BigInt(hundredths * 10) as Odds,
    result: results[at] ?? ({ kind: 'won' } as const),
  }))
  return restReturn({ rest: BigInt(steps) - closed, ...row, legs: decided, cap: null })
}

const text = (steps: bigint) => `${steps / 100n}.${String(steps % 100n).padStart(2, '0')}`

function orderOf(slip: Slip, more: Partial<KnownOrder> = {}): KnownOrder {
  const stake = BigInt(slip.steps) * STEP
  return {
    orderId: '1',
    memberId: 'm',
    currency: 'VND',
    stake,
    stakeState: 'held',
    freeBet: null,
    freeBack: 0n,
    version: 1,
    paid: 0n,
    cashed: 0n,
    closedStake: null,
    closedReturn: null,
    terms: {
      ...slip.row,
      legs: slip.legs.map(({ hundredths }) => ({
        odds: (hundredths / 100).toFixed(2),
        marketType: 1005,
        matchType: 2,
      })),
      mostWon: text(returnOf(slip, []) - BigInt(slip.steps)),
    },
    ...more,
  }
}

function movement(transferType: TransferType, minor: bigint): ProviderTransaction {
  return {
    transactionId: 't',
    memberId: 'm' as MemberId,
    orderId: '1',
    transferType,
    isUndo: false,
    amount: money(minor, 'VND'),
    freeBet: null,
    isDebit: transferType.endsWith('DEDUCT'),
  }
}

/** What the house never pays is held back whatever the legs say. */
const isWithinHouse = (slip: Slip) => returnOf(slip, []) * STEP < 500_000_000_000n

test('[CBK-06] whatever the legs and however they end, the return that the provider reckons fits', () => {
  fc.assert(
    fc.property(slips.filter(isWithinHouse), (slip) => {
      const returned = returnOf(slip, slip.legs) * STEP
      fc.pre(returned > 0n)
      expect(boundProblem(movement('WIN', returned), orderOf(slip))).toBeNull()
    }),
    { numRuns: 200 },
  )
})

test('[CBK-06] whatever the legs, nothing above the return of all legs won fits, by any name and in any parts', () => {
  const credits = fc.constantFrom<TransferType>(
    'WIN',
    'REFUND',
    'CASHOUT',
    'CANCEL_RETURN',
    'SETTLEMENT_ROLLBACK_RETURN',
  )
  fc.assert(
    fc.property(slips, credits, fc.double({ min: 0, max: 1, noNaN: true }), (slip, type, share) => {
      const most = returnOf(slip, []) * STEP
      const before = BigInt(Math.floor(Number(most) * share))
      const over = most - before + STEP + 1n
      for (const brought of [{ cashed: before }, { paid: before }])
        expect(boundProblem(movement(type, over), orderOf(slip, brought))).not.toBeNull()
    }),
    { numRuns: 200 },
  )
})

test('[CBK-06] of a single only its outcomes fit, each within one rounding and no further', () => {
  fc.assert(
    fc.property(
      slips.filter(({ legs }) => legs.length === 1),
      fc.bigInt({ min: 1n, max: 10_000_000_000n }),
      (slip, minor) => {
        const near = KINDS.map((kind) => returnOf(slip, [{ kind }]) * STEP).some(
          (returned) => returned > 0n && minor <= returned + 2n * STEP && minor >= returned - 2n * STEP,
        )
        fc.pre(!near)
        expect(boundProblem(movement('WIN', minor), orderOf(slip))).not.toBeNull()
      },
    ),
    { numRuns: 200 },
  )
})

test('[CBK-06] once a part was told as closed, results pay the rest of the stake alone', () => {
  fc.assert(
    fc.property(
      slips.filter(isWithinHouse),
      fc.double({ min: 0.1, max: 0.9, noNaN: true }),
      (slip, share) => {
        fc.pre(slip.legs.length <= 4)
        const closed = BigInt(Math.floor(slip.steps * share))
        const cashed = closed * STEP
        const order = orderOf(slip, { cashed, closedStake: closed * STEP, closedReturn: cashed })
        expect(boundProblem(movement('REFUND', (BigInt(slip.steps) - closed) * STEP), order)).toBeNull()
        expect(boundProblem(movement('REFUND', (BigInt(slip.steps) - closed) * STEP + 1n), order)).toBe(
          'ABOVE_STAKE',
        )
        const rest = returnOf(slip, slip.legs, closed) * STEP
        fc.pre(rest > 0n)
        expect(boundProblem(movement('WIN', rest), order)).toBeNull()
      },
    ),
    { numRuns: 200 },
  )
})
