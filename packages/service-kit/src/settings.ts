import * as z from 'zod/mini'
import { isNetwork } from './http/forwarding.ts'
import { isHostName } from './http/host-name.ts'
import { StartError } from './start-error.ts'

export type Env = Readonly<Record<string, string | undefined>>

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

export function text(sentence: string, isRight: (value: string) => boolean) {
  return z.string().check(z.refine(isRight, { error: sentence }))
}

/** `a, b` becomes two entries; nothing and blanks become none. */
export function list(sentence: string, isRight: (entry: string) => boolean, otherwise = '') {
  const entries = z.pipe(
    z.string(),
    z.transform((value: string) =>
      value
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
  )
  return z.prefault(
    z.pipe(
      entries,
      z.array(z.string()).check(z.refine((found) => found.every(isRight), { error: sentence })),
    ),
    otherwise,
  )
}

export function wholeNumber(name: string, range: { from: number; to: number }, otherwise: number) {
  const sentence = `${name} must be a whole number from ${range.from} to ${range.to}.`
  const isRight = (value: string) =>
    /^\d{1,9}$/.test(value) && Number(value) >= range.from && Number(value) <= range.to
  return z.prefault(z.pipe(text(sentence, isRight), z.transform(Number)), String(otherwise))
}

export function oneOf<const Values extends readonly string[]>(name: string, values: Values) {
  return z.enum(values, { error: `${name} must be one of ${values.join(', ')}.` })
}

export const optionalId = (name: string) =>
  z.prefault(
    z.nullable(text(`${name} must be 1 to 64 letters, digits, - or _.`, (id) => /^[\w-]{1,64}$/.test(id))),
    null,
  )

export function isUrl(...protocols: string[]) {
  return (value: string) => URL.canParse(value) && protocols.includes(new URL(value).protocol)
}

function isHost(value: string): boolean {
  return isHostName(value) || isHostName(`[${value}]`)
}

/** What every process of ours that serves over HTTP is told. */
export function ofEveryProcess(otherwise: { PORT: number; DATA_DIR: string }) {
  return {
    PORT: wholeNumber('PORT', { from: 0, to: 65_535 }, otherwise.PORT),
    /** This machine alone, unless somebody says otherwise. */
    HOST: z.prefault(text('HOST must be an address or a host name.', isHost), '127.0.0.1'),
    DATA_DIR: z.prefault(z.string(), otherwise.DATA_DIR),
    DATABASE_URL: z.optional(
      text(
        'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
        isUrl('postgresql:', 'postgres:'),
      ),
    ),
    TRUSTED_PROXIES: list('TRUSTED_PROXIES must list addresses or networks such as 10.0.0.0/8.', isNetwork),
    LOG_LEVEL: z.optional(oneOf('LOG_LEVEL', LOG_LEVELS)),
    /** Where traces go (docs/traces.md); without one nothing is traced. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.prefault(
      z.nullable(
        text('OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address.', isUrl('http:', 'https:')),
      ),
      null,
    ),
    RATE_LIMITS: z.prefault(oneOf('RATE_LIMITS', ['on', 'off'] as const), 'on'),
  }
}

/** An empty value counts as not set; every mistake becomes one sentence, and none of them shows a value. */
export function readSettings<Schema extends z.ZodMiniType>(schema: Schema, env: Env): z.output<Schema> {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = schema.safeParse(given)
  if (!read.success) throw new StartError(read.error.issues.map(({ message }) => message).join('\n'))
  return read.data
}
