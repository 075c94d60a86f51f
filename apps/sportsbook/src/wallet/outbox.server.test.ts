import { sharedDesks } from '@keo/dev-world/shared-desks'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { testDesk } from '../orders/test-desk.ts'

const { database } = sharedDesks()

test('many orders are told at the same time, and one that the operator is slow with holds up only those sent with it', async () => {
  const { outbox, operator } = testDesk(database)
  const orders = Array.from({ length: 40 }, (_, number) => `order-${number}`)
  await database.tx((tx) => outbox.addAll(tx, { transactions: [], orderIds: orders }))
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const begun: string[] = []
  operator.pushOrder = async (id) => {
    begun.push(id)
    if (id === orders[0]) await isReleased
    return id !== orders[1]
  }
  const flushed = outbox.flush()
  await vi.waitFor(() => expect(begun).toHaveLength(orders.length))
  expect(new Set(begun)).toEqual(new Set(orders))
  release()
  await flushed
  // What was not taken is sent again later.
  const { rows } = await sql`select order_id, attempts from operator_message where state = 'waiting'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ order_id: orders[1], attempts: 1 }])
})
