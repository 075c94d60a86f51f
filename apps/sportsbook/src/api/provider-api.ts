import type { IncomingMessage } from 'node:http'
import { acceptsGzip, createCompression } from '@keo/service-kit/http/compression'
import { readJsonBodies } from '@keo/service-kit/http/json-body'
import { sendText } from '@keo/service-kit/http/send-text'
import type { Log } from '@keo/service-kit/log'
import { PROVIDER_CALLS } from '@keo/sportsbook-contract/calls'
import type {
  ProviderCall,
  ProviderRequestOf,
  ProviderResponseOf,
} from '@keo/sportsbook-contract/define-provider-call'
import { betMultiple, singlePass } from '@keo/sportsbook-contract/orders'
import { PROVIDER_OK, type ProviderEnvelope } from '@keo/sportsbook-contract/provider-codes'
import type { Caller } from '../access/gates.ts'
import { shedClassOf } from '../access/shed-class.ts'
import { type CallContext, contextOf } from './call-context.ts'
import { answerForeignOrigins } from '@keo/service-kit/http/foreign-origins'
import { createQuickAnswers, formOf, JSON_TYPE } from './quick-answers.ts'
import { envelopeOf, languageOf, providerRefusalOf } from './refusal-envelope.ts'
import { ProviderRefusal, refuse } from '../ground/refusal.ts'
import type { Player } from '../players/players.ts'
import type { Reply, Request, Scope } from './scope.ts'
import type { Prepared } from '../wire/prepared.ts'

type PlayerOf<C extends ProviderCall> = C['access'] extends 'player' ? Player : Player | null

export type ProviderApi = {
  handle<C extends ProviderCall>(
    call: C,
    answer: (
      body: ProviderRequestOf<C>,
      context: CallContext<PlayerOf<C>>,
    ) => Promise<ProviderResponseOf<C> | Prepared> | ProviderResponseOf<C> | Prepared,
  ): void
}

type Hook = (request: Request, reply: Reply, done: (refusal?: Error) => void) => void
type AnyAnswer = (body: unknown, context: CallContext) => unknown

type Needs = {
  readonly log: Log
  /** Brings the world to life; the calls that need it are answered from then on. */
  open(): Promise<unknown>
  readonly isSandbox: boolean
  /** Null for a token that is over or was never given. */
  playerOf(token: string): Promise<Player | null> | Player | null
  /** Null for who has to be looked up, too. */
  knownPlayer(token: string): Player | null
  /** The window, while the provider is closed. */
  maintenance(): { readonly startsAt: number; readonly endsAt: number } | null
  /** Over once an answer may go out; null while it may at once. */
  slowness(): Promise<void> | null
  /** Throws the refusal of a call that is closed to this caller. */
  gate(call: ProviderCall, body: unknown, caller: Caller): void
  /** The caller's network address. */
  addressOf(request: IncomingMessage): string
  /** Throws unless the operator signed this very text. */
  checkSignature(headers: Request['headers'], text: string, address: string): void
}

/** Parts of the addresses that only the operator calls. */
const SIGNED = ['/fb/data/', '/x/v1/operator/']
const BETS = [singlePass.path, betMultiple.path]
/** Open during maintenance too: who would end it otherwise? */
const ALWAYS_OPEN: ReadonlySet<string> = new Set(['/health', '/x/v1/status'])

/**
 * The provider's wire: POST, HTTP 200 whatever happens, and a code in the body that decides. Every declared call has
 * its route from the start; `open` brings the world to life with the first call that needs it.
 */
export function createProviderApi(scope: Scope, needs: Needs): ProviderApi {
  const { log } = needs
  const compression = createCompression()
  const answers = new Map<string, AnyAnswer>()
  const sentTexts = new WeakMap<Request, string>()
  const quick = createQuickAnswers({
    knownPlayer: needs.knownPlayer,
    gate: needs.gate,
    addressOf: needs.addressOf,
    // Who has to wait goes the usual way.
    maintenance: () => needs.maintenance() ?? needs.slowness(),
    answer(call, { data, language }, player) {
      const found = answers.get(call.path)?.(data, { language, player, address: '', origin: '' })
      return isPrepared(found) ? found : null
    },
  })
  // A signature covers the body as it was sent, and a list is known again by it.
  readJsonBodies(scope, (request, text) => {
    const { url } = request
    if (SIGNED.some((part) => url.includes(part)) || quick.isQuick(url.slice(scope.prefix.length)))
      sentTexts.set(request, text)
  })
  answerForeignOrigins(scope, 'authorization, content-type, merchantid, timestamp, sign, traceparent')
  scope.setErrorHandler((error, request, reply) => {
    const refusal = providerRefusalOf(error)
    if (refusal.code === 'SYSTEM_ERROR')
      log.error({ err: error, requestId: request.id }, 'unexpected error in the sportsbook')
    // Whatever broke while a bet was made, the player reads of a bet that was not made.
    const isBet = refusal.code === 'SYSTEM_ERROR' && BETS.some((path) => request.url.endsWith(path))
    const shown = isBet ? new ProviderRefusal('BET_FAILED') : refusal
    return reply.code(200).send(envelopeOf(shown, languageOf(request.body)))
  })
  // A call that is not built, or not spelled so, is one the provider does not know.
  scope.all('/*', (request, reply) =>
    reply.send(envelopeOf(new ProviderRefusal('PAGE_NOT_FOUND'), languageOf(request.body))),
  )

  function admit(call: ProviderCall, request: Request): Promise<Player | null> | Player | null {
    const closed = call.access === 'sandbox' || ALWAYS_OPEN.has(call.path) ? null : needs.maintenance()
    if (closed) refuse('MAINTENANCE', { start: String(closed.startsAt), end: String(closed.endsAt) })
    if (call.access === 'operator')
      needs.checkSignature(request.headers, sentTexts.get(request) ?? '', request.facts.address)
    const token = request.headers.authorization ?? ''
    if (token === '') return call.access === 'player' ? refuse('NOT_LOGGED_IN') : null
    if (call.access === 'operator' || call.access === 'sandbox') return null
    const found = needs.playerOf(token)
    return found instanceof Promise
      ? found.then((player) => player ?? refuse('LOGIN_EXPIRED'))
      : (found ?? refuse('LOGIN_EXPIRED'))
  }

  function send(reply: Reply, data: unknown): unknown {
    reply.header('content-type', JSON_TYPE)
    if (isPrepared(data)) return sendPrepared(reply, data)
    const envelope: ProviderEnvelope = { success: true, code: PROVIDER_OK, message: null, data }
    return sendText(reply, JSON.stringify(envelope), JSON_TYPE, { compression, isShared: false })
  }

  function answerOf({ path }: ProviderCall): AnyAnswer | Promise<AnyAnswer> {
    const found = answers.get(path)
    if (found) return found
    return needs.open().then(() => answers.get(path) ?? refuse('PAGE_NOT_FOUND'))
  }

  function answerTo(call: ProviderCall, request: Request): unknown {
    const body = request.body ?? {}
    const player = admit(call, request)
    const parsed = call.request.safeParse(body)
    // Whoever has no good token is told that first, and a refusal that nobody waits for would be a defect.
    if (!parsed.success)
      return player instanceof Promise
        ? player.then(() => refuse('ILLEGAL_PARAMETER'))
        : refuse('ILLEGAL_PARAMETER')
    const language = languageOf(body)
    // Without `async`, so that an answer that is there at once goes out at once.
    const proceed = (who: Player | null) => {
      needs.gate(call, parsed.data, { player: who, address: () => request.facts.address })
      const answer = answerOf(call)
      const work = (answerIt: AnyAnswer) => answerIt(parsed.data, contextOf(request, language, who))
      return answer instanceof Promise ? answer.then(work) : work(answer)
    }
    const data = player instanceof Promise ? player.then(proceed) : proceed(player)
    const text = isPrepared(data) && sentTexts.get(request)
    if (text) quick.learn(call.path, text, { data: parsed.data, language })
    return data
  }

  function run(call: ProviderCall, request: Request, reply: Reply): unknown {
    const data = answerTo(call, request)
    return data instanceof Promise ? data.then((found) => send(reply, found)) : send(reply, data)
  }

  /** Does the work of a call at once and sends its answer only after the wait. */
  async function runLate(call: ProviderCall, request: Request, reply: Reply, wait: Promise<void>) {
    let data: unknown
    try {
      data = await answerTo(call, request)
    } finally {
      await wait
    }
    return send(reply, data)
  }

  for (const call of PROVIDER_CALLS) {
    if (call.access === 'sandbox' && !needs.isSandbox) continue
    const route = scope.prefix + call.path
    const shedClass = ALWAYS_OPEN.has(call.path) ? 'vital' : shedClassOf(call)
    // Before the body is read: a refusal of a full process costs next to nothing.
    const onRequest: Hook = (_request, _reply, done) =>
      done(scope.sheds(shedClass) ? new ProviderRefusal('UNAVAILABLE') : undefined)
    scope.post(call.path, { onRequest }, (request, reply) => {
      request.facts.route = route
      const wait = call.access === 'sandbox' ? null : needs.slowness()
      return wait ? runLate(call, request, reply, wait) : run(call, request, reply)
    })
  }

  for (const [path, call] of quick.calls()) scope.answerQuickly(scope.prefix + path, call)

  return {
    handle(call, answer) {
      answers.set(call.path, answer as AnyAnswer)
    },
  }
}

function isPrepared(data: unknown): data is Prepared {
  return typeof data === 'object' && data !== null && 'isPrepared' in data
}

function sendPrepared(reply: Reply, data: Prepared): unknown {
  const { isPacked, body } = formOf(data, acceptsGzip(reply.request.headers['accept-encoding']))
  reply.header('vary', 'accept-encoding')
  if (isPacked) reply.header('content-encoding', 'gzip')
  return reply.send(body)
}
