import { createBatches } from '@keo/service-kit/batches'
import type { Database, Db, Tx } from '@keo/service-kit/db/database'
import { sideBySide } from '@keo/service-kit/db/gathered'
import type { Ids } from '@keo/service-kit/ids'
import { BET_IS_REFUNDED, GAME_CODES } from '@keo/games-contract/codes'
import type { FreshRound } from '../ground/fresh-round.ts'
import { refusePlay } from '../ground/play-refusal.ts'
import type { RawBuilder } from 'kysely'
import { playCodeOf } from './bet-answers.ts'
import type { Credits } from './credits.ts'
import { movementForm } from './movement-form.ts'
import type { FreshMovement, Movement } from './movement-row.ts'
import type { Movements } from './movements.ts'
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
  /** The round that begins with the stake: both are one statement. */
  readonly round?: FreshRound
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
  readonly rounds: { adding(fresh: readonly FreshRound[]): RawBuilder<unknown> }
  readonly operator: Operator
  readonly credits: Credits
}

type Asked = { readonly bet: FreshMovement; readonly round: FreshRound | undefined }
type Taken = { readonly id: bigint; readonly playerId: string; taken(tx: Tx): Promise<unknown> }

/**
 * Stakes and pay-outs: of a demo from its credits, else at the operator. Nothing is played before the operator said that
 * it took the stake, and whatever is written down stands in one transaction with the round it belongs to.
 */
export function createPurse({ database, ids, movements, rounds, operator, credits }: Needs) {
  /** Bets that are asked for, with the rounds they begin. */
  function writeAsked(db: Db, asked: readonly Asked[]): Promise<Movement[]> {
    const begun = asked.flatMap(({ round }) => (round ? [round] : []))
    const bets = asked.map(({ bet }) => ({ ...bet, state: 'sending' as const }))
    return movements.addAll(db, bets, begun.length > 0 ? rounds.adding(begun) : null)
  }

  /** What several players do at the same moment is written together, before and after the operator is asked. */
  const asking = createBatches({
    atOnce: 1,
    keyOf: ({ bet }: Asked) => bet.reference,
    apply: (asked: readonly Asked[]) => database.statement((db) => writeAsked(db, asked)),
  })
  const keeping = createBatches({
    keyOf: ({ playerId }: Taken) => playerId,
    apply: (items: readonly Taken[]) =>
      database.tx(async (tx) => {
        const answered = await movements.answerAll(
          tx,
          items.map(({ id }) => id),
          { state: 'done', code: GAME_CODES.done },
        )
        // A process that began meanwhile took the bet back.
        if (answered.size < items.length) refusePlay('WALLET_AWAY')
        return sideBySide(
          tx,
          items.map(({ taken }) => taken),
        )
      }),
  })

  async function takeCredits<T>(who: Stakeholder, taking: Taking<T>) {
    return database.tx(async (tx) => {
      await taking.begin?.(tx)
      if (taking.round) await rounds.adding([taking.round]).execute(tx)
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

  const beginAndAsk = (asked: Asked, begin: (tx: Tx) => Promise<void>): Promise<Movement> =>
    database.tx(async (tx) => {
      await begin(tx)
      const [bet] = await writeAsked(tx, [asked])
      return bet ?? refusePlay('INTERNAL')
    })

  return {
    /** Throws the refusal when the stake was not taken. */
    async take<T>(who: Stakeholder, taking: Taking<T>): Promise<{ done: T; cash: bigint | null }> {
      if (who.isDemo) return takeCredits(who, taking)
      const bet = movementOf(who, 'bet', ids.newId('b'), taking.amount, taking.fields)
      const asked = { bet, round: taking.round }
      const { id } = await (taking.begin ? beginAndAsk(asked, taking.begin) : asking.submit(asked))
      const answer = await operator.call('bet', movementForm(rowOf(bet)))
      if (answer?.code !== GAME_CODES.done) return refuse(bet, id, answer, taking)
      const { playerId } = who
      // What `keeping` gives back is what this very `taken` gave.
      const done = (await keeping.submit({ id, playerId, taken: taking.taken })) as T
      return { done, cash: answer.cash }
    },
    /** Beside the result of the round, as a movement of its own. */
    async payJackpot(tx: Tx, who: Stakeholder, amount: bigint, jackpotId: string): Promise<Movement> {
      const { playerId, gameId, roundId } = who
      const won = { reference: ids.newId('j'), playerId, gameId, roundId, amount, fields: { jackpotId } }
      return movements.add(tx, { ...won, kind: 'jackpotWin' }, 'waiting')
    },
    /** A stake that was taken for nothing goes back; of a demo `amount`, else every bet of the round. */
    async giveBack(tx: Tx, who: Stakeholder, amount: bigint): Promise<void> {
      if (who.isDemo) return void (await credits.add(tx, who.playerId, amount))
      const { playerId, gameId, roundId } = who
      for (const bet of await movements.betsOf(tx, roundId))
        await movements.add(tx, { ...bet, kind: 'refund', playerId, gameId, roundId }, 'waiting')
    },
    /** The message that brings it to the operator; null for a demo, which has it at once. */
    async pay(tx: Tx, who: Stakeholder, amount: bigint): Promise<Movement | null> {
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
