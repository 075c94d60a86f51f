import type {
  ProviderCall,
  ProviderRequestOf,
  ProviderResponseOf,
} from '@keo/sportsbook-contract/define-provider-call'
import { getList, statistical } from '@keo/sportsbook-contract/matches'
import { PROVIDER_CODES, PROVIDER_OK } from '@keo/sportsbook-contract/provider-codes'
import { type Instant, seconds } from '@keo/units/instants'
import * as z from 'zod/mini'
import { NoAnswer } from '../../../api/api-outcome.ts'
import type { Incident } from '../../../api/error-reports.ts'
import type { Clock } from '../../../platform/time.ts'
import { ProviderRefusal } from './provider-refusal.ts'
import type { SportsAccess } from './sports-access.ts'

export type ProviderOptions = {
  /** Shows no toast. */
  silent?: boolean
  signal?: AbortSignal
  timeoutMs?: number
  /** Of the tap that it follows from. */
  trace?: string | undefined
}

/** What every request carries, beside the token. */
export type CommonFields = {
  oddsChange: number
  currencyId: number
  languageType: string
  /** Hours ahead of UTC: the provider's today ends at the member's midnight. */
  timeZone: number
}

export type ProviderParts = {
  fetch(address: string, init: RequestInit): Promise<Response>
  access: {
    current(): Promise<SportsAccess>
    refresh(refused: SportsAccess): Promise<SportsAccess>
  }
  common(): CommonFields
  /** Whether it takes the header of a trace: a party that does not know it would refuse the whole call. */
  takesTraces(baseUrl: string): boolean
  clock: Pick<Clock, 'now' | 'after'>
  knowServerTime(now: Instant): void
  toastError(text: string): void
  report(incident: Incident): void
  /** The code and message of every answer of statistical: it says whether the provider is closed. */
  onStatisticalAnswer(code: number, message: string): void
}

export type ProviderRequest<C extends ProviderCall> = Omit<ProviderRequestOf<C>, 'languageType'>

export const LIST_TIMEOUT_MS = 5000
/** Nothing waits for ever on a bad network. */
const TIMEOUT_MS = seconds(20)
const SERVER_TIME_HEADER = 'x-server-time'
const REFRESHES_TOKEN: number = PROVIDER_CODES.LOGIN_EXPIRED.wire
const MAINTENANCE: number = PROVIDER_CODES.MAINTENANCE.wire

const AnyEnvelope = z.object({
  code: z.int(),
  message: z.nullish(z.string()),
  data: z.optional(z.unknown()),
})
type AnyEnvelope = z.output<typeof AnyEnvelope>

/** One way to the provider: `provider(getMatchDetail, { matchId })`. Resolves to the data. */
export function createProvider(parts: ProviderParts) {
  return async function provider<C extends ProviderCall>(
    call: C,
    request: ProviderRequest<C>,
    options: ProviderOptions = {},
  ): Promise<ProviderResponseOf<C>> {
    const body = {
      ...parts.common(),
      ...request,
      ...(options.silent && { noNeedResponseMsg: true }),
    }
    const report = reporter(parts, call, body)
    const envelope = await askTwice(parts, call, body, options, report)
    const message = envelope.message ?? ''
    if (call.path === statistical.path) parts.onStatisticalAnswer(envelope.code, message)
    if (envelope.code === PROVIDER_OK) return checked(call, envelope.data, report)
    if (isWatched(call) && envelope.code !== MAINTENANCE) report(envelope)
    if (!options.silent && message) parts.toastError(message)
    throw new ProviderRefusal({ code: envelope.code, message })
  }
}

/** The two calls without which there are no sports: each failure of theirs is reported. */
const isWatched = ({ path }: ProviderCall): boolean => path === statistical.path || path === getList.path

type Report = (answer: unknown) => void

function reporter(parts: ProviderParts, call: ProviderCall, request: unknown): Report {
  const sentAt = parts.clock.now()
  return (answer) =>
    parts.report({
      where: `POST ${call.path}`,
      request,
      answer,
      sentAt,
      receivedAt: parts.clock.now(),
    })
}

/** A token that has run out is replaced once; a second refusal stands. */
async function askTwice(
  parts: ProviderParts,
  call: ProviderCall,
  body: object,
  options: ProviderOptions,
  report: Report,
): Promise<AnyEnvelope> {
  const access = await parts.access.current()
  const first = await ask(parts, call, access, body, options, report)
  if (first.code !== REFRESHES_TOKEN) return first
  const renewed = await parts.access.refresh(access)
  return renewed.token === access.token ? first : ask(parts, call, renewed, body, options, report)
}

async function ask(
  parts: ProviderParts,
  call: ProviderCall,
  { baseUrl, token }: SportsAccess,
  body: object,
  options: ProviderOptions,
  report: Report,
): Promise<AnyEnvelope> {
  const limit = timeLimit(parts, options, call.path === getList.path ? LIST_TIMEOUT_MS : TIMEOUT_MS)
  try {
    const response = await parts.fetch(baseUrl + call.path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: token }),
        ...(options.trace && parts.takesTraces(baseUrl) && { traceparent: options.trace }),
      },
      credentials: 'omit',
      signal: limit.signal,
      body: JSON.stringify(body),
    })
    const serverNow = Number(response.headers.get(SERVER_TIME_HEADER))
    if (serverNow > 0) parts.knowServerTime(serverNow)
    return AnyEnvelope.parse(JSON.parse(await response.text()))
  } catch (error) {
    // A screen that was left cancels its calls: that is no failure.
    const isLeft = options.signal?.aborted ?? false
    if (!isLeft && isWatched(call)) report({ noAnswer: limit.signal.aborted ? 'timeout' : String(error) })
    throw new NoAnswer(`No usable answer of ${call.path} came.`, error)
  } finally {
    limit.end()
  }
}

function timeLimit({ clock }: ProviderParts, { signal, timeoutMs }: ProviderOptions, standardMs: number) {
  const controller = new AbortController()
  const stop = () => controller.abort()
  const cancel = clock.after(timeoutMs ?? standardMs, stop)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  return {
    signal: controller.signal,
    end() {
      cancel()
      signal?.removeEventListener('abort', stop)
    },
  }
}

function checked<C extends ProviderCall>(call: C, data: unknown, report: Report): ProviderResponseOf<C> {
  const parsed = call.response.safeParse(data)
  if (parsed.success) return parsed.data as ProviderResponseOf<C>
  report({
    contractError: parsed.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')} ${code}`),
  })
  throw new NoAnswer(`The answer of ${call.path} does not keep to the contract.`)
}
