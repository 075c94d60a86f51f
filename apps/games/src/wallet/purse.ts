import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import { BET_IS_REFUNDED, GAME_CODES } from '@keo/games-contract/codes'
import { refusePlay } from '../ground/play-refusal.ts'
import { playCodeOf } from './bet-answers.ts'
import type { Credits } from './credits.ts'
import { movementForm } from './movement-form.ts'
import type { Beside, FreshMovement, Movements } from './movements.ts'
import type { Operator, OperatorAnswer } from './operator.ts'

/** Whose money moves, and in which round. */
export type Stakeholder = {
  readonly playerId: string
  readonly isDemo: boolean
  readonly gameId: string
  readonly roundId: bigint
  /** The operator's; a bet is refused once it is over, a result is not. */
  readonly operatorToken: string | null
  /** Of the free rounds that it is one of. */
  readonly bonusCode?: string | null
}

export type Taking<T> = {
  readonly amount: bigint
  /** What the bet tells beside, such as its part for a jackpot. */
  readonly fields?: Readonly<Record<string, string>>
  /** The row that begins with the stake; where there is no `begin` both are one statement. */
  row?(db: Db): Beside
  /** In the transaction that writes down that the stake is asked for, before the row. */
  begin?(tx: Tx): Promise<void>
  /** In the transaction that writes down that it was taken. */
  taken(tx: Tx): Promise<T>
  /** In the transaction that writes down that it was not; `isTakenBack` when a refund is on its way. */
  refused?(tx: Tx, end: { isTakenBack: boolean; refusal: string }): Promise<void>
}

export type Purse = ReturnType<typeof createPurse>

type Needs = {
  readonly database: Database
  readonly ids: Ids
  readonly movements: Movements
  readonly operator: Operator
  readonly credits: Credits
}

/**
 * Stakes and pay-outs: of a demo from its credits, else at the operator. Nothing is played before the operator said that
 * it took the stake, and whatever is written down stands in one transaction with the round it belongs to.
 */
export function createPurse({ database, ids, movements, operator, credits }: Needs) {
  async function takeCredits<T>(who: Stakeholder, taking: Taking<T>) {
    return database.tx(async (tx) => {
      await taking.begin?.(tx)
      await taking.row?.(tx).execute()
      const cash = await credits.take(tx, who.playerId, taking.amount)
      if (cash === null) refusePlay('BALANCE_TOO_LOW')
      return { done: await taking.taken(tx), cash }
    })
  }

  async function refuse<T>(bet: FreshMovement, id: bigint, answer: OperatorAnswer | null, taking: Taking<T>) {
    const isTakenBack = answer === null || BET_IS_REFUNDED.has(answer.code)
    const refusal = playCodeOf(answer)
    await database.tx(async (tx) => {
      if (!(await movements.answer(tx, id, { state: 'refused', code: answer?.code ?? null }))) return
      if (isTakenBack) await movements.add(tx, { ...bet, kind: 'refund', fields: {} }, 'waiting')
      await taking.refused?.(tx, { isTakenBack, refusal })
    })
    return refusePlay(refusal)
  }

  return {
    /** Throws the refusal when the stake was not taken. */
    async take<T>(who: Stakeholder, taking: Taking<T>): Promise<{ done: T; cash: bigint | null }> {
      if (who.isDemo) return takeCredits(who, taking)
      const bet = movementOf(who, 'bet', ids.newId('b'), taking.amount, taking.fields)
      const write = (db: Db) => movements.add(db, bet, 'sending', taking.row?.(db))
      const id = await (taking.begin
        ? database.tx(async (tx) => {
            await taking.begin?.(tx)
            return write(tx)
          })
        : database.statement(write))
      const answer = await operator.call('bet', movementForm(rowOf(bet)))
      if (answer?.code !== GAME_CODES.done) return refuse(bet, id, answer, taking)
      const done = await database.tx(async (tx) => {
        // A process that began meanwhile took the bet back.
        if (!(await movements.answer(tx, id, { state: 'done', code: answer.code }))) refusePlay('WALLET_AWAY')
        return taking.taken(tx)
      })
      return { done, cash: answer.cash }
    },
    /** Beside the result of the round, as a movement of its own. */
    async payJackpot(tx: Tx, who: Stakeholder, amount: bigint, jackpotId: string): Promise<void> {
      const { playerId, gameId, roundId } = who
      const won = { reference: ids.newId('j'), playerId, gameId, roundId, amount, fields: { jackpotId } }
      await movements.add(tx, { ...won, kind: 'jackpotWin' }, 'waiting')
    },
    /** A stake that was taken for nothing goes back; of a demo `amount`, else every bet of the round. */
    async giveBack(tx: Tx, who: Stakeholder, amount: bigint): Promise<void> {
      if (who.isDemo) return void (await credits.add(tx, who.playerId, amount))
      const { playerId, gameId, roundId } = who
      for (const bet of await movements.betsOf(tx, roundId))
        await movements.add(tx, { ...bet, kind: 'refund', playerId, gameId, roundId }, 'waiting')
    },
    /** Tells which message brings it to the operator; null for a demo, which has it at once. */
    async pay(tx: Tx, who: Stakeholder, amount: bigint): Promise<bigint | null> {
      if (who.isDemo) {
        await credits.add(tx, who.playerId, amount)
        return null
      }
      return movements.add(tx, movementOf(who, 'result', ids.newId('w'), amount), 'waiting')
    },
  }
}

function movementOf(
  who: Stakeholder,
  kind: 'bet' | 'result',
  reference: string,
  amount: bigint,
  more: Readonly<Record<string, string>> = {},
) {
  const { playerId, gameId, roundId, operatorToken, bonusCode = null } = who
  const fields = {
    ...(operatorToken !== null && { token: operatorToken }),
    ...(bonusCode !== null && { bonusCode }),
    ...more,
  }
  return { kind, reference, playerId, gameId, roundId, amount, fields }
}

const rowOf = ({ playerId, gameId, roundId, ...rest }: ReturnType<typeof movementOf>) => ({
  ...rest,
  player_id: playerId,
  game_id: gameId,
  round_id: roundId,
})
