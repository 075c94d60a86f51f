import type { MemberId } from '@keo/contract/ids'
import { money } from '@keo/units/money'
import type { Command, Refusal } from './ledger-types.ts'

export type Purses = { available: bigint; held: bigint; bonus: bigint; debt: bigint }
type Answer = { status: 'done'; purses: Purses; seq: bigint } | { status: Refusal }

/**
 * What a wallet should do, written down once more and as plainly as possible: no SQL, no locks, no batches. It keeps every
 * command it saw, so that a repeated key is answered as the first time.
 */
export function modelWallet() {
  let purses: Purses = { available: 0n, held: 0n, bonus: 0n, debt: 0n }
  let seq = 0n
  const games = new Map<string, bigint>()
  const holds = new Map<string, bigint>()
  const answers = new Map<string, { body: string; answer: Answer }>()
  const house = new Map<string, bigint>()

  const inAccount = (account: string): bigint => {
    if (account === 'available') return purses.available
    if (account === 'bonus') return purses.bonus
    return games.get(account) ?? 0n
  }

  function add(account: string, amount: bigint): void {
    if (account.startsWith('house:')) house.set(account, (house.get(account) ?? 0n) + amount)
    else if (account === 'bonus') purses.bonus += amount
    else if (account === 'available') purses.available += amount
    else games.set(account, inAccount(account) + amount)
  }

  function receive(amount: bigint): void {
    const repaid = amount < purses.debt ? amount : purses.debt
    purses.debt -= repaid
    purses.available += amount - repaid
  }

  function refusalOf(command: Command): Refusal | null {
    const amount = command.amount.minor
    switch (command.op) {
      case 'move':
        return !command.from.startsWith('house:') && inAccount(command.from) < amount ? 'short' : null
      case 'hold':
        if (holds.has(command.holdId)) return 'hold'
        if (command.purpose === 'withdrawal' && purses.debt > 0n) return 'debt'
        return purses.available < amount ? 'short' : null
      case 'post':
      case 'release':
        return (holds.get(command.holdId) ?? 0n) < amount ? 'hold' : null
      case 'force':
        return null
    }
  }

  function carryOut(command: Command): void {
    const amount = command.amount.minor
    switch (command.op) {
      case 'move':
        add(command.from, -amount)
        if (command.to === 'available') receive(amount)
        else add(command.to, amount)
        break
      case 'force': {
        const taken = amount < purses.available ? amount : purses.available
        purses.available -= taken
        purses.debt += amount - taken
        add(command.to, amount)
        break
      }
      case 'hold':
        purses.available -= amount
        purses.held += amount
        holds.set(command.holdId, amount)
        break
      case 'post':
        takeFromHold(command.holdId, amount)
        add(command.to, amount - (command.payout ?? 0n))
        receive(command.payout ?? 0n)
        break
      case 'release':
        takeFromHold(command.holdId, amount)
        receive(amount)
        break
    }
  }

  function takeFromHold(holdId: string, amount: bigint): void {
    const left = (holds.get(holdId) ?? 0n) - amount
    if (left === 0n) holds.delete(holdId)
    else holds.set(holdId, left)
    purses.held -= amount
  }

  function apply(command: Command): Answer {
    const body = bodyOf(command)
    const known = answers.get(command.key)
    if (known) return known.body === body ? known.answer : { status: 'key' }
    const refusal = refusalOf(command)
    if (!refusal) {
      carryOut(command)
      seq += 1n
    }
    const answer: Answer = refusal ? { status: refusal } : { status: 'done', purses: { ...purses }, seq }
    // Only a no about the player's own money is a no for good.
    if (refusal !== 'hold') answers.set(command.key, { body, answer })
    return answer
  }

  return { apply, purses: () => purses, seq: () => seq, house, games, holds }
}

export type ModelWallet = ReturnType<typeof modelWallet>

function bodyOf({ memberId: _, ...body }: Command): string {
  return JSON.stringify(body, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
}

/** The next command of a random life: mostly sensible, sometimes too much, sometimes one that was sent before. */
export function randomCommand(
  member: MemberId,
  model: ModelWallet,
  sent: readonly Command[],
  random: () => number,
): Command {
  const upTo = (most: number) => Math.floor(random() * most)
  const key = `k${sent.length}`
  const said = {
    memberId: member,
    key,
    kind: 'test',
    reference: '',
    amount: money(BigInt(1 + upTo(1000)), 'VND'),
  }
  const [holdId = 'h0', left = 1n] = [...model.holds][upTo(model.holds.size)] ?? []
  const part = money(random() < 0.5 ? left : BigInt(1 + upTo(Number(left) + 1)), 'VND')
  const repeated = sent[upTo(sent.length)]
  const kinds: (() => Command)[] = [
    () => ({ ...said, op: 'move', from: 'house:bank', to: 'available' }),
    () => ({ ...said, op: 'move', from: 'house:promotions', to: 'bonus' }),
    () => ({ ...said, op: 'move', from: 'bonus', to: 'available' }),
    () => ({ ...said, op: 'move', from: 'available', to: 'house:games' }),
    () => ({ ...said, op: 'move', from: 'available', to: 'game:pg' }),
    () => ({ ...said, op: 'move', from: 'game:pg', to: random() < 0.5 ? 'available' : 'game:jili' }),
    () => ({ ...said, op: 'hold', holdId: `h${sent.length}`, purpose: 'stake' }),
    () => ({ ...said, op: 'hold', holdId, purpose: 'withdrawal' }),
    () => ({
      ...said,
      op: 'post',
      holdId,
      amount: part,
      to: 'house:sports',
      payout: money(BigInt(upTo(1500)), 'VND').minor,
    }),
    () => ({ ...said, op: 'release', holdId, amount: part }),
    () => ({ ...said, op: 'force', to: 'house:sports' }),
    () => repeated ?? { ...said, op: 'force', to: 'house:sports' },
    () =>
      repeated
        ? { ...repeated, amount: said.amount }
        : { ...said, op: 'move', from: 'house:bank', to: 'available' },
  ]
  const first = sent.length === 0 && random() < 0.8
  const make = kinds[first ? 0 : upTo(kinds.length)]
  return make ? make() : { ...said, op: 'force', to: 'house:sports' }
}
