import { getBooks } from '@keo/contract/console-books'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { createLog } from '@keo/service-kit/log'
import { hours } from '@keo/units/instants'
import { money } from '@keo/units/money'
import { expect, test } from 'vitest'
import { closedPayments, closedPayouts } from '../../gateways/parties/closed-gateways.ts'
import type { StatementEntry, StatementPeriod } from '../../gateways/statements/party-statement.ts'

let isAway = false
const asked: StatementPeriod[] = []
/** One line of every period, and one that lies outside it. */
const entriesOf = ({ from, until }: StatementPeriod): StatementEntry[] => [
  { orderNo: 'of-the-party', reference: 'one', amount: money(500n, 'VND'), at: from },
  { orderNo: 'of-another-time', reference: 'two', amount: money(500n, 'VND'), at: until },
]

const { world, database } = sharedDoorWorld({
  log: createLog({ level: 'silent' }),
  hasQuietDays: true,
  parties: {
    PAYMENT_PARTY: () => closedPayments,
    PAYOUT_PARTY: () => closedPayouts,
    PAYMENT_PARTY_BANK: () => ({
      ...closedPayments,
      async statement(period) {
        asked.push(period)
        if (isAway) throw new Error('away')
        return entriesOf(period)
      },
    }),
    PAYOUT_PARTY_BANK: () => ({ ...closedPayouts, statement: async () => null }),
  },
})

async function runAfter(passed: number): Promise<void> {
  world.worldClock.jump(passed)
  await world.jobs.runDue()
}

test('each party is asked once for its channels; one without a statement says so, and so does one that is silent', async () => {
  const desk = consoleSteps(world)
  const admin: Staff = await desk.first()
  const clerk = await desk.hire(admin, 'payments')
  const books = async () => (await desk.ask(getBooks, {}, clerk)).data.parties
  await runAfter(hours(1) + 1)
  const compared = { statement: 'compared', comparedUntil: asked.at(-1)?.until }
  const parties = [
    { side: 'deposits', channels: ['bank'], ...compared },
    {
      side: 'deposits',
      channels: ['gateway', 'ewallet', 'crypto', 'c2c'],
      statement: 'none',
      comparedUntil: null,
    },
    { side: 'payouts', channels: ['bank'], statement: 'silent', comparedUntil: null },
    { side: 'payouts', channels: ['usdt', 'ewallet', 'c2c'], statement: 'none', comparedUntil: null },
  ]
  expect(await books()).toEqual(parties)

  isAway = true
  await runAfter(hours(40))
  expect((await books())[0]).toEqual({ ...parties[0], statement: 'silent' })
  isAway = false
  await runAfter(hours(1) + 1)
  expect((await books())[0]).toMatchObject({ statement: 'compared' })
  // However long it was away, nothing falls between two statements.
  expect(asked.at(-1)?.from).toBeLessThan(compared.comparedUntil ?? 0)
})

test('what it tells of another time than the one asked for is no line of that statement', async () => {
  await runAfter(hours(1) + 1)
  const rows = await database.asOwner('select distinct order_no from platform.party_review')
  expect(rows).toEqual([{ order_no: 'of-the-party' }])
})
