import type { Call, Envelope, RequestOf, ResponseOf } from '@keo/contract/define-call'
import { WIRE } from '@keo/contract/wire-codes'
import type { Instant } from '@keo/units/instants'
import * as z from 'zod/mini'
import { ApiRefusal, NoAnswer, outcomeOf, type SessionEnd } from './api-outcome.ts'
import type { Incident } from './error-reports.ts'
import { requestHeaders, type Sender } from './request-headers.ts'
import type { Clock } from '../platform/time.ts'

export type ApiOptions = {
  /** Shows no toast, except for the code that is always shown. */
  silent?: boolean
  /** Sent as multipart instead of the JSON body. */
  form?: FormData
  signal?: AbortSignal
  /** Hears what the server says beside the data of a success. */
  onMessage?: (msg: string) => void
  /** Sends in another way, such as one that tells its progress. */
  fetch?: ApiParts['fetch']
}

export type ApiParts = {
  fetch(path: string, init: RequestInit): Promise<Response>
  sender(): Promise<Sender>
  clock: Pick<Clock, 'now'>
  /** Told with every answer, so that the client's clock follows the server's. */
  knowServerTime(now: Instant): void
  toastError(text: string): void
  requestSetupText(): string
  report(incident: Incident): void
  /** `token` is the one the call was sent with: the answer to an older session ends nothing. */
  endSession(reason: SessionEnd, token: string | undefined, words: string): void
}

const SERVER_TIME_HEADER = 'x-server-time'

const AnyEnvelope = z.object({
  code: z.number(),
  msg: z.string(),
  data: z.optional(z.unknown()),
  fields: z.optional(z.record(z.string(), z.string())),
})

/** One way to the server: `api(getHomeBar, {})`. Resolves to the data; toasts, reports and logout are done here. */
export function createApi(parts: ApiParts) {
  return async function api<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options: ApiOptions = {},
  ): Promise<ResponseOf<C>> {
    const { path, init, token } = await prepare(parts, call, request, options)
    const sentAt = parts.clock.now()
    const report = (answer: unknown): void =>
      parts.report({
        where: `${call.method} ${call.path}`,
        request,
        answer,
        sentAt,
        receivedAt: parts.clock.now(),
      })

    const text = await receive(
      { ...parts, ...(options.fetch && { fetch: options.fetch }) },
      path,
      init,
      report,
    )
    const envelope = readEnvelope(text)
    // A refusal comes in an envelope whatever was asked for.
    if (call.format === 'text' && !envelope) return checked(call, text, report)
    if (!envelope) {
      report(text)
      throw new NoAnswer('The answer is no envelope.')
    }
    const outcome = outcomeOf(envelope, options.silent ?? false)
    if (outcome.kind === 'ok') {
      options.onMessage?.(envelope.msg)
      return checked(call, outcome.data, report)
    }

    report(text)
    if (outcome.isToastShown && !isAskedFor(call, envelope)) parts.toastError(envelope.msg)
    if (outcome.sessionEnd) parts.endSession(outcome.sessionEnd, token, envelope.msg)
    throw new ApiRefusal(envelope)
  }
}

/** A fresh proof is asked for in a sheet of its own (`provenApi`): no toast comes before it. */
function isAskedFor(call: Call, { code }: Envelope): boolean {
  return call.freshProof && code === WIRE.PROOF_NEEDED
}

type Prepared = { path: string; init: RequestInit; token: string | undefined }

/** Whatever goes wrong before the request leaves is told to the player: nobody else will notice. */
async function prepare(parts: ApiParts, call: Call, request: object, options: ApiOptions): Promise<Prepared> {
  try {
    const sender = await parts.sender()
    const fields = new Map(Object.entries(request).filter(([, value]) => value !== undefined))
    const bodyToken = typeof fields.get('token') === 'string' ? String(fields.get('token')) : undefined
    const path = fillPath(call.path, fields)
    const hasBody = call.method !== 'GET'
    if (hasBody && options.silent) fields.set('noNeedResponseMsg', true)
    return {
      path: hasBody ? path : withQuery(path, fields),
      token: sender.token,
      init: {
        method: call.method,
        headers: requestHeaders(sender, { isAnonymous: call.anonymous, isForm: !!options.form, bodyToken }),
        credentials: 'omit',
        ...(options.signal && { signal: options.signal }),
        ...(hasBody && { body: bodyOf(fields, options) }),
      },
    }
  } catch (error) {
    parts.toastError(parts.requestSetupText())
    throw error
  }
}

/** A form carries the request for silence as the JSON body does. */
function bodyOf(fields: ReadonlyMap<string, unknown>, { form, silent }: ApiOptions): BodyInit {
  if (!form) return JSON.stringify(Object.fromEntries(fields))
  if (silent) form.set('noNeedResponseMsg', 'true')
  return form
}

/** Takes the path's parameters out of the fields. */
function fillPath(template: string, fields: Map<string, unknown>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name)
    if (value === undefined || value === '') throw new Error(`The path parameter ${name} is missing.`)
    fields.delete(name)
    return encodeURIComponent(String(value))
  })
}

function withQuery(path: string, fields: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])).toString()
  return query ? `${path}?${query}` : path
}

async function receive(
  parts: ApiParts,
  path: string,
  init: RequestInit,
  report: (answer: unknown) => void,
): Promise<string> {
  try {
    const response = await parts.fetch(path, init)
    const serverNow = Number(response.headers.get(SERVER_TIME_HEADER))
    if (serverNow > 0) parts.knowServerTime(serverNow)
    return await response.text()
  } catch (error) {
    // A screen that was left cancels its calls: that is no failure.
    if (!init.signal?.aborted) report({ networkError: String(error) })
    throw new NoAnswer('No answer came.', error)
  }
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    return AnyEnvelope.safeParse(JSON.parse(text)).data as Envelope | undefined
  } catch {
    return undefined
  }
}

function checked<C extends Call>(call: C, data: unknown, report: (answer: unknown) => void): ResponseOf<C> {
  const parsed = call.response.safeParse(data)
  if (parsed.success) return parsed.data as ResponseOf<C>
  report({ contractError: parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`) })
  throw new NoAnswer(`The answer of ${call.path} does not keep to the contract.`)
}
