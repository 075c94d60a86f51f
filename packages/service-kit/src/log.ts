import { pino, stdSerializers, symbols } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { standardOutput } from './log-output.ts'

export type Log = Logger
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

const HIDDEN = '[hidden]'
const DEPTH_MAX = 6

/** Compared in lower case without `-` and `_`. A name that ends in one of these is a secret too: `newPassword`. */
const SECRET_ENDINGS =
  'password pwd token smscode totpcode recoverycode recoverycodes ticket secret authorization cookie apikey'.split(
    ' ',
  )
const SECRET_NAMES = new Set(
  'code verifycode captcha ticket mobile phone email cardnumber bankcard address walletaddress realname privatekey seed'.split(
    ' ',
  ),
)
/** Lets a query string or an assignment that slipped into a text lose its value. */
const SECRET_IN_TEXT =
  /((?:password|pwd|token|sms_?code|secret|authorization|cookie|ticket|mobile|phone|email|card_?number|code)["']?\s*[=:]\s*["']?)(?:bearer\s+)?[^\s"'&,;}]+/gi
const BEARER = /\b(bearer\s+)[\w.~+/=-]+/gi

export function createLog(options: { level: LogLevel; to?: DestinationStream }): Log {
  return pino(
    {
      level: options.level,
      base: null,
      formatters: { level: (label) => ({ level: label }), log: hideSecrets },
      serializers: { err: serializeError },
    },
    options.to ?? standardOutput(),
  )
}

/**
 * For a line per request, whose fields are few and known: put together by the caller, as JSON without its braces, which
 * costs a fraction of having them looked through. Null where lines of this kind are not wanted.
 */
export function fieldsWriter(log: Log): ((at: number, fields: string) => void) | null {
  if (!log.isLevelEnabled('info')) return null
  const to = (log as unknown as Record<symbol, DestinationStream>)[symbols.streamSym]
  return (at, fields) => to?.write(`{"level":"info","time":${at},${fields}}\n`)
}

/** A copy without the values of secret names, at any depth. `address` alone is the caller's network address. */
export function hideSecrets(line: Record<string, unknown>): Record<string, unknown> {
  return hideInObject(line, 0)
}

export function hideSecretsInText(text: string): string {
  return text.replace(SECRET_IN_TEXT, `$1${HIDDEN}`).replace(BEARER, `$1${HIDDEN}`)
}

/** A phone number, code or card in a path does not belong in a log: long runs of digits go, and so does the query. */
export function hideSecretsInPath(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  return path.slice(0, 200).replace(/(?<=\/)[^/]*(?:\d[^/]*){4}/g, HIDDEN)
}

function hideInObject(source: object, depth: number): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(source)) {
    copy[name] = isSecretName(name, depth) ? HIDDEN : hideInValue(value, depth)
  }
  return copy
}

function hideInValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value
  if (depth >= DEPTH_MAX) return '[deep]'
  if (Array.isArray(value)) return value.map((item: unknown) => hideInValue(item, depth + 1))
  return hideInObject(value, depth + 1)
}

const known = new Map<string, boolean>()

function isSecretName(name: string, depth: number): boolean {
  if (depth === 0 && name === 'address') return false
  let isSecret = known.get(name)
  if (isSecret === undefined) {
    const plain = name.toLowerCase().replace(/[-_]/g, '')
    isSecret = SECRET_NAMES.has(plain) || SECRET_ENDINGS.some((ending) => plain.endsWith(ending))
    // Names come from our own code and from request bodies; the latter must not fill the memory.
    if (known.size < 2000) known.set(name, isSecret)
  }
  return isSecret
}

/** Database errors carry the row that failed in `detail` and `where`: only what helps and tells nothing stays. */
function serializeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: hideSecretsInText(String(error)) }
  const { type, message, stack, code } = stdSerializers.err(error) as unknown as Record<
    string,
    string | undefined
  >
  return {
    type,
    message: hideSecretsInText(message ?? ''),
    stack: hideSecretsInText(stack ?? ''),
    ...(code === undefined ? {} : { code }),
  }
}
