import { readJsonBodies } from '@keo/service-kit/http/json-body'
import type { Log } from '@keo/service-kit/log'
import { AppError } from '@keo/contract/errors'
import {
  changeSeeds,
  type PlayCall,
  type PlayEnvelope,
  type PlayRequestOf,
  type PlayResponseOf,
} from '@keo/games-contract/play-calls'
import { PlayRefusal, refusePlay } from '../ground/play-refusal.ts'
import type { Session } from '../players/sessions.ts'
import { answerForeignOrigins } from '@keo/service-kit/http/foreign-origins'
import type { PlayGate } from './play-gate.ts'
import type { Request, Scope } from './scope.ts'

type PlayerAnswer<C extends PlayCall> = (
  body: PlayRequestOf<C>,
  session: Session,
) => Promise<PlayResponseOf<C>>
type GuestAnswer<C extends PlayCall> = (
  body: PlayRequestOf<C>,
) => Promise<PlayResponseOf<C>> | PlayResponseOf<C>

export type PlayApi = {
  /** A call of a player, with the session of its play token. */
  handle<C extends PlayCall>(call: C, answer: PlayerAnswer<C>): void
  /** A call that runs without one. */
  handleGuest<C extends PlayCall>(call: C, answer: GuestAnswer<C>): void
}

type Needs = {
  readonly log: Log
  sessionOf(token: string): Promise<Session | null>
  readonly gate: PlayGate
}

const BEARER = /^Bearer (\S{1,200})$/

/** The wire of game pages: POST with JSON, HTTP 200 whatever happens, and a code that decides. */
export function createPlayApi(scope: Scope, needs: Needs): PlayApi {
  readJsonBodies(scope)
  answerForeignOrigins(scope)
  scope.options('/*', (_request, reply) => reply.code(204).send())
  scope.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.code === 'INTERNAL')
      needs.log.error({ err: error, requestId: request.id }, 'unexpected error in the games')
    const { code, details } = refusal
    const isEmpty = Object.keys(details).length === 0
    return reply.code(200).send({ code, ...(isEmpty ? {} : { details }) } satisfies PlayEnvelope)
  })

  async function sessionOf(request: Request): Promise<Session> {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
    const session = token ? await needs.sessionOf(token) : null
    return session ?? refusePlay('SESSION_ENDED')
  }

  function bodyOf<C extends PlayCall>(call: C, request: Request): PlayRequestOf<C> {
    const parsed = call.request.safeParse(request.body ?? {})
    if (!parsed.success) refusePlay(call.path === changeSeeds.path ? 'SEED_WRONG' : 'REQUEST_WRONG')
    return parsed.data as PlayRequestOf<C>
  }

  async function answerPlayer<C extends PlayCall>(call: C, answer: PlayerAnswer<C>, request: Request) {
    const session = await sessionOf(request)
    needs.gate.ofPlayer(session.playerId)
    return { code: null, data: await answer(bodyOf(call, request), session) } satisfies PlayEnvelope
  }

  async function answerGuest<C extends PlayCall>(call: C, answer: GuestAnswer<C>, request: Request) {
    needs.gate.ofGuest(request.facts.address)
    return { code: null, data: await answer(bodyOf(call, request)) } satisfies PlayEnvelope
  }

  return {
    handle(call, answer) {
      scope.post(call.path, (request) => answerPlayer(call, answer, request))
    },
    handleGuest(call, answer) {
      scope.post(call.path, (request) => answerGuest(call, answer, request))
    },
  }
}

/** A body that cannot be read is the caller's mistake; what nobody foresaw is ours. */
function refusalOf(error: unknown): PlayRefusal {
  if (error instanceof PlayRefusal) return error
  const isBusy = error instanceof AppError && (error.code === 'TRY_AGAIN' || error.code === 'BUSY')
  if (error instanceof AppError && !isBusy) return new PlayRefusal('REQUEST_WRONG')
  const { statusCode = 500 } = error as { statusCode?: number }
  return new PlayRefusal(statusCode >= 400 && statusCode < 500 ? 'REQUEST_WRONG' : 'INTERNAL')
}
