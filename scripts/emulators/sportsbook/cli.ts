import { start } from '@keo/sportsbook/main'
import {
  COMMON_USAGE,
  type Control,
  durationMs,
  runEmulator,
  type Values,
  weatherOf,
  wholeOf,
  WrongCall,
} from '../run-emulator.ts'

const USAGE = `keo-sportsbook: a sportsbook provider to integrate with

${COMMON_USAGE}  --slow MS           every answer of its own comes so late
  --maintenance 10m   it is closed from the start for so long
  --off A,B           switched off: reserve, singleCashOut, seriesCashOut, singleReservedCashOut, seriesReservedCashOut
`

const SWITCHES = new Set([
  'reserve',
  'singleCashOut',
  'seriesCashOut',
  'singleReservedCashOut',
  'seriesReservedCashOut',
])

function controlsOf(values: Values): readonly Control[] {
  const { slow, maintenance, off } = values
  const weather = weatherOf(values)
  const names = off === undefined ? [] : String(off).split(',')
  const unknown = names.find((name) => !SWITCHES.has(name))
  if (unknown !== undefined) throw new WrongCall(`--off does not know ${unknown}.`)
  const closed = maintenance === undefined ? null : durationMs(String(maintenance))
  return [
    ...(names.length > 0
      ? [{ path: '/x/v1/control/switches', body: Object.fromEntries(names.map((name) => [name, false])) }]
      : []),
    ...(weather ? [{ path: '/x/v1/control/weather', body: weather }] : []),
    ...(slow === undefined
      ? []
      : [{ path: '/x/v1/control/slowness', body: { delayMs: wholeOf(String(slow), 'slow') } }]),
    ...(closed === null
      ? []
      : [
          {
            path: '/x/v1/control/maintenance',
            body: (now: number) => ({ startsAt: now, endsAt: now + closed }),
          },
        ]),
  ]
}

void runEmulator({
  name: 'The sportsbook',
  usage: USAGE,
  port: 9090,
  dataDir: 'data-sportsbook',
  options: { slow: { type: 'string' }, maintenance: { type: 'string' }, off: { type: 'string' } },
  settingsOf: ({ merchant, secret }) => ({
    SPORTS_MERCHANT: String(merchant),
    SPORTS_SECRET: String(secret),
  }),
  controlsOf,
  start,
})
