import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { type Instant, seconds } from '@keo/units/instants'
import { createStore } from 'zustand/vanilla'
import { ApiRefusal } from '../../../api/api-outcome.ts'
import type { Storage } from '../../../platform/storage.ts'
import type { Clock } from '../../../platform/time.ts'
import type { Order, OrderState } from '../../sportsbook/index.ts'
import { Attempt, notPlaced, noticeOf, resultOf, type RowResult } from './attempt.ts'

/** What the provider is asked about bets; each may fail, and then nothing is known. */
export type BetWire = {
  /** Ids of the orders, in the order of the rows. */
  place(attempt: Attempt): Promise<readonly string[]>
  states(attempt: Pick<Attempt, 'orderIds' | 'trace'>): Promise<readonly OrderState[]>
  /** Own orders since a time, the open and the ended ones. */
  orders(since: Instant): Promise<readonly Order[]>
}

export type Ended = Extract<Submission, { step: 'ended' }>
export type Submission =
  | { readonly step: 'none' }
  | {
      readonly step: 'sending' | 'looking' | 'waiting'
      readonly attempt: Attempt
      readonly isResumed: boolean
    }
  | {
      readonly step: 'ended'
      readonly attempt: Attempt
      readonly results: readonly RowResult[]
      /** The whole request was refused at once. */
      readonly refusal: { readonly code: number; readonly text: string } | null
      readonly isResumed: boolean
    }

type Needs = {
  clock: Pick<Clock, 'now' | 'after'>
  kept: Pick<Storage, 'read' | 'write' | 'remove'>
  wire: BetWire
  ended(attempt: Attempt, results: readonly RowResult[], notice: 'success' | 'failure'): void
}

/** Answers that do not say whether the bet was made. */
const UNSURE_CODES: ReadonlySet<number> = new Set(
  [
    PROVIDER_CODES.FAILED,
    PROVIDER_CODES.EXCEPTION,
    PROVIDER_CODES.SYSTEM_ERROR,
    PROVIDER_CODES.DUPLICATE_DATA,
    PROVIDER_CODES.DUPLICATE_SUBMIT,
  ].map(({ wire }) => wire),
)

const POLL_MS = seconds(1)
const POLL_MAX_MS = seconds(5)
/** A request that is not found so long after it was sent did not arrive. */
const ARRIVES_WITHIN_MS = seconds(10)
/** Clocks may differ by a little. */
const LOOK_BACK_MS = seconds(60)

/**
 * One bet at a time, from the tap to its end. It is written down before it is sent and crossed out when its end is
 * known, so neither a lost answer nor a reload can make a second one of it: what was not heard is asked for.
 */
export function createSubmissions({ clock, kept, wire, ended }: Needs) {
  const store = createStore<Submission>(() => ({ step: 'none' }))
  let isResumed = false

  const isBusy = (): boolean => !['none', 'ended'].includes(store.getState().step)
  /** A logout crosses it out: it is no longer ours to ask about. */
  const isCrossedOut = (): boolean => kept.read('betAttempt') === undefined
  const forget = (): void => store.setState({ step: 'none' }, true)
  const pause = (ms: number): Promise<void> => new Promise((done) => void clock.after(ms, done))

  function end(
    attempt: Attempt,
    results: readonly RowResult[],
    refusal: { code: number; text: string } | null,
  ) {
    kept.remove('betAttempt')
    store.setState({ step: 'ended', attempt, results, refusal, isResumed }, true)
    const isFailed = results.every(({ outcome }) => outcome !== 'accepted')
    ended(attempt, results, isFailed ? 'failure' : 'success')
  }

  async function send(attempt: Attempt): Promise<void> {
    kept.write('betAttempt', attempt)
    store.setState({ step: 'sending', attempt, isResumed }, true)
    const answer = await wire.place(attempt).catch((error: unknown) => error)
    if (Array.isArray(answer)) return wait({ ...attempt, orderIds: answer })
    if (answer instanceof ApiRefusal && !UNSURE_CODES.has(answer.code))
      return end(attempt, attempt.rows.map(notPlaced), { code: answer.code, text: answer.message })
    await look(attempt)
  }

  /** No answer came: the list of orders knows by our own ids whether the bet was made. */
  async function look(attempt: Attempt): Promise<void> {
    store.setState({ step: 'looking', attempt, isResumed }, true)
    for (let delayMs = POLL_MS; ; delayMs = Math.min(2 * delayMs, POLL_MAX_MS)) {
      if (isCrossedOut()) return forget()
      const askedAt = clock.now()
      const orders = await wire.orders(attempt.sentAt - LOOK_BACK_MS).catch(() => null)
      const ids =
        orders && attempt.rows.map(({ relatedId }) => orders.find(({ ownId }) => ownId === relatedId)?.id)
      if (ids?.every((id) => id !== undefined)) return wait({ ...attempt, orderIds: ids })
      if (ids && askedAt - attempt.sentAt >= ARRIVES_WITHIN_MS)
        return end(attempt, attempt.rows.map(notPlaced), null)
      await pause(delayMs)
    }
  }

  async function wait(attempt: Attempt): Promise<void> {
    kept.write('betAttempt', attempt)
    store.setState({ step: 'waiting', attempt, isResumed }, true)
    for (let delayMs = POLL_MS; ;) {
      if (isCrossedOut()) return forget()
      const states = await wire.states(attempt).catch(() => null)
      const known = states && attempt.orderIds.map((id) => states.find(({ orderId }) => orderId === id))
      if (known?.every((state) => state !== undefined) && noticeOf(known.map(({ status }) => status)))
        return finish(attempt, known)
      delayMs = states ? POLL_MS : Math.min(2 * delayMs, POLL_MAX_MS)
      await pause(delayMs)
    }
  }

  async function finish(attempt: Attempt, states: readonly OrderState[]): Promise<void> {
    // The receipt can do without the details: the bet itself is decided.
    const orders = await wire.orders(attempt.sentAt - LOOK_BACK_MS).catch(() => [])
    const results = attempt.rows.flatMap((row, index) => {
      const state = states[index]
      const order = orders.find(({ id }) => id === attempt.orderIds[index])
      return state ? [resultOf(row, state, order)] : []
    })
    end(attempt, results, null)
  }

  return {
    store,
    isBusy,
    /** A second tap while one is under way does nothing. */
    place(attempt: Attempt): Promise<void> {
      if (isBusy()) return Promise.resolve()
      isResumed = false
      return send(attempt)
    },
    /** After a reload: goes on with what was left open. */
    resume(): Promise<void> {
      const left = Attempt.safeParse(kept.read('betAttempt'))
      if (isBusy() || !left.success) return Promise.resolve()
      isResumed = true
      return left.data.orderIds.length > 0 ? wait(left.data) : look(left.data)
    },
    dismiss(): void {
      if (!isBusy()) forget()
    },
  }
}
