import type { Cancel, Clock } from '@keo/service-kit/clock'
import type { Log } from '@keo/service-kit/log'
import { CREDIT_IS_FINAL, GAME_CODES } from '@keo/games-contract/codes'
import { createTurns } from '../ground/turns.ts'
import { movementForm } from './movement-form.ts'
import type { FoundMovement, Movement } from './movement-row.ts'
import type { Movements } from './movements.ts'
import type { Operator } from './operator.ts'

const AT_ONCE = 32
const LOOK_MS = 1_000

export type Outbox = {
  /** Sends one that waits, now; the balance the operator told, or null while it has not taken it. */
  send(id: bigint): Promise<bigint | null>
  /** The same for the first one of its round: nothing can wait before it, and nothing of it is looked for. */
  sendFirst(movement: Movement): Promise<bigint | null>
  /** Sends everything that is due and comes back when it is sent. */
  flush(): Promise<void>
  start(): Cancel
}

type Needs = {
  readonly movements: Movements
  readonly operator: Operator
  readonly clock: Clock
  readonly log: Log
}

/** What the operator has to be told is sent again until its answer is final; refunds of a round go before its result. */
export function createOutbox({ movements, operator, clock, log }: Needs): Outbox {
  const inTurn = createTurns()

  async function deliver(movement: Movement): Promise<bigint | null> {
    const answer = await operator.call(movement.kind, movementForm(movement))
    if (!answer || !CREDIT_IS_FINAL.has(answer.code)) {
      await movements.postpone(movement, answer?.code ?? null)
      return null
    }
    const isDone = answer.code === GAME_CODES.done
    if (!isDone) {
      const { kind, reference } = movement
      log.error({ kind, reference, code: answer.code }, 'the operator refused a movement for good')
    }
    await movements.finish(movement.id, { state: isDone ? 'done' : 'refused', code: answer.code })
    return isDone ? answer.cash : null
  }

  /** One at a time for each movement: a look that finds it meanwhile waits and sees that it is done. */
  const sendFound = (
    id: bigint,
    find: (id: bigint) => Promise<FoundMovement | undefined>,
  ): Promise<bigint | null> =>
    inTurn(String(id), async () => {
      const movement = await find(id)
      if (!movement) return null
      if (await areRefundsTaken(movement)) return deliver(movement)
      await movements.postpone(movement, null)
      return null
    })

  /** An operator takes no refund of a round that has its result: what is still to be taken back goes first. */
  async function areRefundsTaken(movement: FoundMovement): Promise<boolean> {
    if (!movement.has_refunds) return true
    for (const { id } of await movements.refundsBefore(movement)) await sendFound(id, movements.find)
    return (await movements.refundsBefore(movement)).length === 0
  }

  async function flush(): Promise<void> {
    for (;;) {
      const due = await movements.listDue(AT_ONCE)
      await Promise.all(due.map(({ id }) => sendFound(id, movements.findDue)))
      if (due.length < AT_ONCE) return movements.look()
    }
  }

  return {
    send: (id) => sendFound(id, movements.find),
    sendFirst: (movement) => inTurn(String(movement.id), () => deliver(movement)),
    flush,
    start: () =>
      clock.every(LOOK_MS, () => {
        if (!movements.mayWait()) return
        inTurn('look', flush).catch((err: unknown) => log.warn({ err }, 'the operator could not be told'))
      }),
  }
}
