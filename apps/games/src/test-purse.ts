import { GAME_CALLBACK_BASE, type GameCallbackName } from '@keo/games-contract/callbacks'
import { type FormParameters, isHashRight } from '@keo/games-contract/form-hash'
import type { PostText } from '@keo/service-kit/http/guarded-post'
import { amountText, minorOf } from './ground/amounts.ts'
import type { Merchant } from './wallet/operator.ts'

type Booked = { readonly kind: string; readonly amount: bigint; readonly roundId: string }

/** What the operator does with the next call of that name; a function runs before an answer as usual. */
export type Trick =
  | 'loseAnswer'
  | 'loseRequest'
  | 'neverAnswer'
  | { readonly error: number }
  | (() => Promise<void>)

/** An operator at the other end of the wire: a balance for everybody, each reference once, refunds by the rules. */
export function testPurse(merchant: Merchant, balance = 1_000_000_00n) {
  const state = { balance, isAway: false }
  const booked = new Map<string, Booked>()
  const dead = new Set<string>()
  const sent: { name: string; form: FormParameters }[] = []
  const tricks = new Map<string, Trick[]>()

  function bet({ reference = '', amount = '', roundId = '' }: FormParameters): number {
    if (dead.has(reference)) return 120
    if (booked.has(reference)) return 0
    const stake = minorOf(amount) ?? 0n
    if (stake > state.balance) return 1
    state.balance -= stake
    booked.set(reference, { kind: 'bet', amount: stake, roundId })
    return 0
  }

  function credit(kind: string, { reference = '', amount = '', roundId = '' }: FormParameters): number {
    if (booked.has(reference)) return 0
    const sum = minorOf(amount) ?? 0n
    state.balance += sum
    booked.set(reference, { kind, amount: sum, roundId })
    return 0
  }

  function refund({ reference = '' }: FormParameters): number {
    const undone = booked.get(reference)
    const ofRound = [...booked.values()].filter(({ roundId }) => roundId === undone?.roundId)
    if (ofRound.some(({ kind }) => kind === 'result')) return 120
    if (undone && !dead.has(reference)) state.balance += undone.amount
    dead.add(reference)
    return 0
  }

  function answer(name: GameCallbackName, form: FormParameters): object {
    if (!isHashRight(form, merchant.secret)) return { error: 5 }
    if (name === 'authenticate')
      return { error: 0, userId: form.token?.split(' ')[0], currency: 'VND', cash: cash() }
    if (name === 'balance' || name === 'endRound') return { error: 0, cash: cash() }
    const error = name === 'bet' ? bet(form) : name === 'refund' ? refund(form) : credit(name, form)
    return { error, cash: cash() }
  }

  const cash = () => Number(amountText(state.balance))
  const post: PostText = async (path, text) => {
    const name = path.slice(GAME_CALLBACK_BASE.length + 1).replace('.html', '') as GameCallbackName
    const form = Object.fromEntries(new URLSearchParams(text))
    if (state.isAway) throw new Error('the operator is away')
    const trick = tricks.get(name)?.shift()
    if (trick === 'loseRequest') throw new Error('the request was lost')
    sent.push({ name, form })
    if (typeof trick === 'function') await trick()
    if (typeof trick === 'object') return JSON.stringify(trick)
    const answered = JSON.stringify(answer(name, form))
    if (trick === 'neverAnswer') return new Promise(() => {})
    if (trick === 'loseAnswer') throw new Error('the answer was lost')
    return answered
  }

  return {
    post,
    state,
    booked,
    dead,
    sent,
    /** The next calls of that name go so. */
    next: (name: GameCallbackName, ...how: Trick[]) => void tricks.set(name, how),
    sentOf: (name: GameCallbackName) => sent.filter((each) => each.name === name),
  }
}
