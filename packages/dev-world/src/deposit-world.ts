import { createDepositOrder, type DepositOrder } from '@keo/contract/deposit'
import { getDepositOrder, tellDepositPaid } from '@keo/contract/deposit-order'
import { paySandboxOrder } from '@keo/contract/deposit-parties'
import type { MemberId } from '@keo/contract/ids'
import { getMember } from '@keo/contract/members'
import { person, startDoorWorld, type DoorWorld } from './door-world.ts'
import type { CallOptions } from './call-world.ts'
import { partyCallbacks, type PartyCallback } from './party-callbacks.ts'
import { freshDatabase, type TestDatabase } from './test-database.ts'
import { seconds } from '@keo/units/instants'
import { moneyText, money } from '@keo/units/money'

export type Player = CallOptions & { readonly token: string; readonly memberId: MemberId }
type Request = { channelId?: string; optionId?: string; amount?: string; key?: string }

export type DepositWorld = DoorWorld & {
  readonly testDatabase: TestDatabase
  /** Registered, and known by name. */
  player(): Promise<Player>
  order(how: Player, request?: Request): Promise<DepositOrder>
  orderOf(how: Player, orderNo: string): Promise<DepositOrder | null>
  tellPaid(how: Player, orderNo: string): Promise<void>
  byHand(orderNo: string, how: 'pay' | 'other' | 'refuse' | 'askProof', amount?: string): Promise<void>
  /** What a party would send; everything may be bent. */
  readonly callback: PartyCallback
  balance(how: Player): Promise<string>
  house(
    account:
      | 'house:suspense'
      | 'house:deposit-clearing'
      | 'house:fees'
      | 'house:exchange'
      | 'house:merchants',
    currency?: 'VND' | 'USDT',
  ): Promise<bigint>
  pass(forSeconds: number): Promise<void>
  end(): Promise<void>
}

let people = 0
let keys = 0
export const newKey = () => `test-key-${(keys += 1)}`

export async function startDepositWorld(seed = 'deposits'): Promise<DepositWorld> {
  const testDatabase = await freshDatabase()
  const world = await startDoorWorld(testDatabase, { seed })

  async function pass(forSeconds: number): Promise<void> {
    world.worldClock.jump(seconds(forSeconds))
    await world.jobs.runDue()
  }

  return {
    ...world,
    testDatabase,
    pass,
    callback: partyCallbacks(world),
    async player() {
      const from = person((people += 1))
      const userName = `depositor${people}`
      const token = await world.register(userName, from)
      const { id } = (await world.call(getMember, {}, { ...from, token })).data
      await testDatabase.asOwner(`update platform.member set identity_verified_at = now() where id = $1`, [
        id,
      ])
      return { ...from, token, memberId: id }
    },
    async order(how, { channelId = 'vietqr', optionId = '', amount = '5000000', key = newKey() } = {}) {
      const { code, msg, data } = await world.call(
        createDepositOrder,
        { channelId, optionId, amount, key },
        how,
      )
      if (code !== 200) throw new Error(msg)
      return data
    },
    orderOf: async (how, orderNo) => (await world.call(getDepositOrder, { orderNo }, how)).data,
    async tellPaid(how, orderNo) {
      await world.call(tellDepositPaid, { orderNo }, how)
    },
    async byHand(orderNo, how, amount) {
      await world.call(paySandboxOrder, { orderNo, how, ...(amount ? { amount } : {}) })
      await world.jobs.runDue()
    },
    async balance({ memberId }) {
      const { available } = await world.app.ledger.balanceOf({ memberId, currency: 'VND' })
      return moneyText(money(available, 'VND'))
    },
    house: async (account, currency = 'VND') =>
      (await world.app.ledger.houseBalances(currency)).get(account) ?? 0n,
    async end() {
      await world.close()
      await testDatabase.close()
    },
  }
}
