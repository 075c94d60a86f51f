import { readJsonBodies } from '@keo/service-kit/http/json-body'
import type { Database } from '@keo/service-kit/db/database'
import type { Weather } from '@keo/service-kit/http/weather'
import type { Ids } from '@keo/service-kit/ids'
import * as z from 'zod/mini'
import type { Scope } from '../api/scope.ts'
import type { Maintenance } from '../control/maintenance.ts'
import { ROUND_NUMBER } from '../ground/round-number.ts'
import { amountText, minorOf } from '../ground/amounts.ts'
import type { Sessions } from '../players/sessions.ts'
import type { Finaliser } from '../rounds/finalise.ts'
import type { ForcedResults } from '../rounds/forced-results.ts'
import type { Rounds } from '../rounds/round-rows.ts'
import type { Movement, MovementKind } from '../wallet/movement-row.ts'
import type { Movements } from '../wallet/movements.ts'
import type { Outbox } from '../wallet/outbox.ts'

type Needs = {
  readonly database: Database
  readonly ids: Ids
  readonly forced: ForcedResults
  readonly sessions: Sessions
  readonly maintenance: Maintenance
  readonly movements: Movements
  readonly outbox: Outbox
  readonly rounds: Rounds
  readonly finaliser: Finaliser
  readonly weather: { set(weather: Weather): void }
}

const Text = z.string().check(z.minLength(1), z.maxLength(200))
const Draws = z.array(z.int().check(z.gte(0))).check(z.minLength(1), z.maxLength(200))
const Count = z.int().check(z.gte(0), z.lte(1_000_000))
const RoundNumber = z.string().check(z.regex(ROUND_NUMBER))
const Result = z.object({
  userId: Text,
  gameId: Text,
  stops: z.optional(Draws),
  outcome: z.optional(Draws),
})
const Conditions = z.object({
  calls: Count,
  only: z.optional(Text),
  slowMs: z.optional(Count),
  duplicate: z.optional(z.boolean()),
  loseAnswer: z.optional(z.boolean()),
  status: z.optional(Count),
  reorder: z.optional(z.boolean()),
})
const Sent = z.object({
  userId: Text,
  gameId: z.optional(Text),
  roundId: z.optional(RoundNumber),
  /** Of the bet that a refund undoes; a new one for what is new. */
  reference: z.optional(Text),
  amount: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})

const SENT: readonly [path: string, kind: MovementKind, fields: Record<string, string>][] = [
  ['/x/promo', 'promoWin', { campaignId: 'sandbox', campaignType: 'R', currency: 'VND' }],
  ['/x/jackpot', 'jackpotWin', { jackpotId: 'sandbox' }],
  ['/x/adjust', 'adjustment', { validBetAmount: '0.00' }],
  ['/x/refund', 'refund', {}],
]

/** What makes things happen in a sandbox. There are none of these calls in prod. */
export function controlCalls(scope: Scope, needs: Needs): void {
  const { database, ids, forced, sessions, maintenance, movements, outbox, rounds, finaliser } = needs
  readJsonBodies(scope)

  function on<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    work: (body: z.output<Schema>) => Promise<object>,
  ): void {
    scope.post(path, (request, reply) => {
      const parsed = schema.safeParse(request.body ?? {})
      return parsed.success ? work(parsed.data) : reply.code(400).send({ error: 'the request is wrong' })
    })
  }

  on('/x/result', Result, async ({ userId, gameId, stops, outcome }) => {
    await forced.set(database.db, userId, gameId, stops ?? outcome ?? [])
    return { isDone: true }
  })
  on('/x/weather', Conditions, async (weather) => {
    needs.weather.set(weather)
    return { isDone: true }
  })
  on('/x/token/expire', z.object({ token: z.optional(Text), userId: z.optional(Text) }), async (which) => {
    if (which.token !== undefined) await sessions.end(which.token)
    if (which.userId !== undefined) await sessions.endOf(which.userId)
    return { isDone: true }
  })
  on(
    '/x/maintenance',
    z.object({ gameId: z.optional(Text), all: z.optional(z.boolean()), on: z.boolean() }),
    async (asked) => {
      await maintenance.set(asked.gameId ?? null, asked.on)
      return { isDone: true }
    },
  )
  on('/x/finalise', z.object({ roundId: RoundNumber }), async ({ roundId }) => {
    const row = await rounds.find(BigInt(roundId))
    if (row) await finaliser.finalise(row)
    return { isDone: row !== undefined }
  })
  on('/x/queue', z.object({ empty: z.optional(z.boolean()) }), async ({ empty }) => {
    if (empty) for (const { id } of await movements.listWaiting(QUEUE_MOST)) await outbox.send(id)
    const [waiting, sending] = await Promise.all([movements.listWaiting(QUEUE_MOST), movements.listSending()])
    return { waiting: waiting.map(queuedView), sending: sending.map(queuedView) }
  })
  for (const [path, kind, usual] of SENT) {
    on(path, Sent, async ({ userId, gameId, roundId, reference, amount, fields }) => {
      const { id } = await database.tx((tx) =>
        movements.add(
          tx,
          {
            kind,
            reference: reference ?? ids.newId('x'),
            playerId: userId,
            gameId: gameId ?? null,
            roundId: roundId === undefined ? null : BigInt(roundId),
            amount: minorOf(amount ?? '0') ?? 0n,
            fields: { ...usual, ...fields },
          },
          'waiting',
        ),
      )
      await outbox.send(id)
      return { isDone: (await movements.find(id)) === undefined }
    })
  }
}

const QUEUE_MOST = 1_000

const queuedView = ({ kind, reference, amount, attempts }: Movement) => ({
  kind,
  reference,
  amount: amountText(amount),
  attempts,
})
