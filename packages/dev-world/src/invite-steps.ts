import { registerByName } from '@keo/contract/accounts'
import type { MemberId } from '@keo/contract/ids'
import {
  generateReferralCode,
  queryInviteDepAward,
  queryInviteInfo,
  queryInviteInfoTotalAward,
} from '@keo/contract/invitations'
import { getMember } from '@keo/contract/members'
import type { CallOptions } from './call-world.ts'
import { GOOD_PASSWORD, person, type DoorWorld } from './door-world.ts'
import { hours, minutes } from '@keo/units/instants'
import { money, type Minor } from '@keo/units/money'

export type Person = CallOptions & {
  readonly token: string
  readonly id: MemberId
  readonly userName: string
}
type Came = { code?: string; referCode?: string; from?: CallOptions }

const dong = (amount: number) => money(BigInt(amount) * 100n, 'VND')

/** What inviters and their friends do, and how the world goes on meanwhile. */
export function inviteSteps(world: DoorWorld) {
  let people = 0
  let movements = 0
  const submit: DoorWorld['app']['ledger']['submit'] = (command) => world.app.ledger.submit(command)

  const register = (userName: string, { code, referCode, from }: Required<Came>) =>
    world.call(
      registerByName,
      { userName, password: GOOD_PASSWORD, countryCode: 'VN', inviteCode: code, referCode },
      from,
    )

  /** Somebody new, with a device and a network of their own unless they come from elsewhere. */
  async function newcomer({ code = '', referCode = '', from }: Came = {}): Promise<Person> {
    people += 1
    const userName = `friend${people}`
    const place = from ?? person(people)
    const { data } = await register(userName, { code, referCode, from: place })
    const who = { ...place, token: data.accessToken }
    return { ...who, userName, id: (await world.call(getMember, {}, who)).data.id }
  }

  const codeOf = async (who: Person) => (await world.call(generateReferralCode, {}, who)).data.referralCode

  async function deposit({ id: memberId }: Person, amount: number): Promise<bigint> {
    movements += 1
    const key = `deposit:${movements}`
    const outcome = await submit({
      op: 'move',
      memberId,
      key,
      kind: 'deposit',
      reference: key,
      amount: dong(amount),
      from: 'house:bank',
      to: 'available',
    })
    if (outcome.status !== 'done') throw new Error(`Nothing was deposited: ${outcome.status}.`)
    return outcome.seq
  }

  /** As when a bank takes a payment back. */
  async function takeBack({ id: memberId }: Person, seq: bigint, amount: number): Promise<void> {
    const key = `taken:${(movements += 1)}`
    const said = { memberId, key, reference: key, kind: 'deposit.reversed', corrects: seq }
    const outcome = await submit({ ...said, op: 'force', amount: dong(amount), to: 'house:bank' })
    if (outcome.status !== 'done') throw new Error(`Nothing was taken back: ${outcome.status}.`)
  }

  /** A stake that came back whole, but for a dong: it counts, and the money stays. */
  async function bet({ id: memberId }: Person, amount: number): Promise<void> {
    const holdId = `round-${(movements += 1)}`
    const said = { memberId, reference: holdId, amount: dong(amount), holdId }
    await submit({ ...said, op: 'hold', key: `${holdId}:stake`, kind: 'game.stake', purpose: 'stake' })
    const payout = (dong(amount).minor - 100n) as Minor
    await submit({
      ...said,
      payout,
      op: 'post',
      key: `${holdId}:end`,
      kind: 'game.settled',
      to: 'house:games',
    })
  }

  /** Everything that is due in a while: friends are looked at, and rewards are paid. */
  async function goOn(): Promise<void> {
    for (let step = 0; step < 2; step += 1) {
      world.worldClock.jump(minutes(6))
      await world.jobs.runDue()
    }
  }

  /** Until everybody was looked at. */
  async function goOnLong(): Promise<void> {
    world.worldClock.jump(hours(7))
    await world.jobs.runDue()
    await goOn()
  }

  const balanceOf = async ({ id: memberId }: Person) => {
    const { available, debt } = await world.app.ledger.balanceOf({ memberId, currency: 'VND' })
    return Number(available - debt) / 100
  }

  const infoOf = async (who: Person, page?: string) =>
    (await world.call(queryInviteInfo, page ? { page } : {}, who)).data
  const awardsOf = async (who: Person) => (await world.call(queryInviteDepAward, {}, who)).data.items
  const totalOf = async (who: Person) =>
    Number((await world.call(queryInviteInfoTotalAward, {}, who)).data.total)

  /** Sessions end when nothing is done for long. */
  async function signInAgain(who: Person): Promise<Person> {
    const { data } = await world.login(who.userName, GOOD_PASSWORD, { ...who, token: '' })
    return { ...who, token: data.accessToken }
  }

  return {
    register,
    newcomer,
    codeOf,
    deposit,
    takeBack,
    bet,
    goOn,
    goOnLong,
    balanceOf,
    infoOf,
    awardsOf,
    totalOf,
    signInAgain,
  }
}
