import { manualClock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { createForwarding } from '@keo/service-kit/http/forwarding'
import { testServer } from '@keo/service-kit/http/test-server'
import { seededIds } from '@keo/service-kit/ids'
import { createLog } from '@keo/service-kit/log'
import type { ProviderCall, ProviderResponseOf } from '@keo/sportsbook-contract/define-provider-call'
import { createUser, getToken } from '@keo/sportsbook-contract/data-service'
import { createSportsbook } from './app.ts'
import { QUIET_DAYS } from './quiet-days.ts'
import { signatureOf } from '@keo/sportsbook-contract/signature'
import type { PostToOperator } from './wallet/http-operator.ts'
import type { Merchant } from './ground/signature.ts'

/** Saturday evening in Vietnam, when matches are on. */
const START = Date.UTC(2026, 0, 31, 12)
const MERCHANT: Merchant = { id: 'keo', name: 'Kèo', secret: 'secret of the tests', addresses: [] }

type Envelope<Data> = { success: boolean; code: number; message: string | null; data: Data }

/** The provider alone, on a real server and a manual clock. */
export async function testProvider(
  database: Database,
  post: PostToOperator = () => Promise.reject(new Error('no operator')),
  { hasRateLimits = false, trustedProxies = [] as readonly string[] } = {},
) {
  const clock = manualClock(START)
  const server = await testServer([], { trustedProxies })
  const ids = seededIds('provider', clock)
  const log = createLog({ level: 'error' })
  const around = { clock, machineClock: clock, ids, log, database, merchant: MERCHANT }
  const sportsbook = await createSportsbook({
    ...around,
    isSandbox: true,
    isUntimed: true,
    hasRateLimits,
    forwarding: createForwarding(trustedProxies),
    post,
    prefix: '/sportsbook',
    size: QUIET_DAYS,
  })
  server.mount('/sportsbook', sportsbook.app)

  async function send(path: string, body: unknown, headers: Record<string, string> = {}) {
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await server.fastify.inject({
      method: 'POST',
      url: `/sportsbook${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
    return { status: answer.statusCode, headers: answer.headers, raw: answer.rawPayload, body: answer }
  }

  /** Sends a call as a client would and gives its envelope. */
  async function call<C extends ProviderCall>(
    { path }: C,
    body: unknown = {},
    headers: Record<string, string> = {},
  ): Promise<Envelope<ProviderResponseOf<C>>> {
    return (await send(path, body, headers)).body.json()
  }

  function signed(text: string, timestamp = String(clock.now())): Record<string, string> {
    return { merchantid: MERCHANT.id, timestamp, sign: signatureOf(text, MERCHANT, timestamp) }
  }

  /** A call as the operator sends it, signed. */
  async function callSigned<C extends ProviderCall>(declared: C, body: unknown) {
    const text = JSON.stringify(body)
    return call(declared, text, signed(text))
  }

  return {
    clock,
    sportsbook,
    server,
    post: send,
    call,
    signed,
    callSigned,
    /** A token of a user with thousands of dong. */
    async tokenOf(merchantUserId: string): Promise<string> {
      await callSigned(createUser, { merchantUserId, currencyIds: [1000] })
      return (await callSigned(getToken, { merchantUserId, platForm: 'h5', ip: '127.0.0.1' })).data.token
    },
    async close() {
      await sportsbook.close()
      await server.close()
    },
  }
}
