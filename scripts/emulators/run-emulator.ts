import path from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Env } from '@keo/service-kit/settings'
import type { RunningService } from '@keo/service-kit/start-service'

type Options = NonNullable<ParseArgsConfig['options']>
export type Values = Readonly<Record<string, string | boolean | undefined>>

export type Emulator = {
  readonly name: string
  readonly usage: string
  readonly port: number
  readonly dataDir: string
  /** Flags of its own, beside those that every emulator has. */
  readonly options: Options
  settingsOf(values: Values): Env
  /** What its flags want to happen at the start, as calls under `/x/`. */
  controlsOf(values: Values): readonly Control[]
  start(given: { env: Env; onProgress: (step: string) => void }): Promise<RunningService>
}

/** The body may follow from the world's time, which only the running world knows. */
export type Control = { readonly path: string; readonly body: object | ((worldNow: number) => object) }

const COMMON = {
  operator: { type: 'string', default: 'http://127.0.0.1:8080' },
  secret: { type: 'string', default: 'demo-secret' },
  merchant: { type: 'string', default: 'demo' },
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string' },
  'database-url': { type: 'string', default: '' },
  seed: { type: 'string', default: '' },
  rate: { type: 'string' },
  ahead: { type: 'string' },
  fault: { type: 'string' },
  'fault-calls': { type: 'string', default: '1' },
  'fault-only': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const satisfies Options

export const COMMON_USAGE = `  --operator URL      whom it calls back (http://127.0.0.1:8080)
  --merchant NAME     how both sides name the operator (demo)
  --secret TEXT       what both sides sign with (demo-secret)
  --port N --host H   where it answers; port 0 takes a free one
  --data FOLDER       its embedded database; --database-url a PostgreSQL of your own instead
  --seed TEXT         the same world again, for a new data folder
  --rate 0|1|10|60    how fast its world goes; 0 stands still
  --ahead 90m         moves its world forward at the start: s, m, h or d
  --fault KIND        late=MS, twice, lost, unsent, overtaken: what becomes of the next calls to the operator
  --fault-calls N     of how many (1), --fault-only NAME of which
`

export class WrongCall extends Error {}

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

export function durationMs(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  const ms = UNITS_MS[unit]
  if (ms === undefined) throw new WrongCall(`"${text}" is no length of time such as 90m.`)
  return Number(count) * ms
}

export function wholeOf(text: string, name: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new WrongCall(`--${name} must be a whole number.`)
  return Number(text)
}

const clockControls = ({ rate, ahead }: Values): Control[] => [
  ...(rate === undefined ? [] : [{ path: '/x/clock', body: { rate: wholeOf(String(rate), 'rate') } }]),
  ...(ahead === undefined ? [] : [{ path: '/x/clock', body: { jumpMs: durationMs(String(ahead)) } }]),
]

/** What `--fault` means to the control call of either provider; null without one. */
export function weatherOf({ fault, 'fault-calls': calls, 'fault-only': only }: Values): object | null {
  if (fault === undefined) return null
  const [kind, value = ''] = String(fault).split('=')
  const kinds: Readonly<Record<string, () => object>> = {
    late: () => ({ slowMs: wholeOf(value, 'fault late') }),
    twice: () => ({ duplicate: true }),
    lost: () => ({ loseAnswer: true }),
    unsent: () => ({ status: 503 }),
    overtaken: () => ({ reorder: true }),
  }
  const what = kinds[kind ?? '']
  if (!what) throw new WrongCall(`--fault is one of ${Object.keys(kinds).join(', ')}.`)
  return { calls: wholeOf(String(calls), 'fault-calls'), ...(only !== undefined && { only }), ...what() }
}

export async function runEmulator(emulator: Emulator): Promise<void> {
  try {
    const { values } = parseArgs({ options: { ...COMMON, ...emulator.options } })
    if (values.help) process.stdout.write(emulator.usage)
    else await serve(emulator, values as Values)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isCalledWrongly =
      error instanceof WrongCall || (error as { code?: string }).code?.startsWith('ERR_PARSE')
    process.stderr.write(isCalledWrongly ? `${message}\n\n${emulator.usage}` : `${message}\n`)
    process.exit(isCalledWrongly ? 2 : 1)
  }
}

async function serve(emulator: Emulator, values: Values): Promise<void> {
  const controls = [...clockControls(values), ...emulator.controlsOf(values)]
  const service = await emulator.start({
    env: {
      OPERATOR_URL: String(values['operator']),
      PORT: String(values['port'] ?? emulator.port),
      HOST: String(values['host']),
      DATA_DIR: path.resolve(String(values['data'] ?? emulator.dataDir)),
      DATABASE_URL: String(values['database-url']),
      WORLD_SEED: String(values['seed']),
      ...emulator.settingsOf(values),
    },
    onProgress: (step) => void process.stdout.write(`${step} …\n`),
  })
  stopOnSignal(service)
  for (const { path: at, body } of controls)
    await control(service.url + at, typeof body === 'function' ? body(await worldNow(service.url)) : body)
  process.stdout.write(
    `${emulator.name} runs at ${service.url}\nIts operator is ${String(values['operator'])}, known as ${String(values['merchant'])}. Ctrl-C stops it; the data stays.\n`,
  )
}

async function worldNow(url: string): Promise<number> {
  const { now } = JSON.parse(await control(`${url}/x/clock`, {})) as { now: number }
  return now
}

async function control(url: string, body: object): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const said = await answer.text()
  // The sportsbook says in its envelope what is wrong, the others by the status.
  if (answer.status !== 200 || said.includes('"success":false')) throw new Error(`${url} answered ${said}`)
  return said
}

function stopOnSignal(service: RunningService): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(130)
    isStopping = true
    void service.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}
