import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { chainFrom } from '@keo/game-rules/games/crash'
import { crashTable } from '@keo/games/tables/crash-table'
import { createTableChannel } from '@keo/games/tables/table-channel'
import { manualClock, systemClock } from '@keo/service-kit/clock'
import { createForwarding } from '@keo/service-kit/http/forwarding'
import { createLog } from '@keo/service-kit/log'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'

/* The channel of shared tables with one crash table in it, which shows the result of another round when told. */
const GAME = 'keo-crash-01'
const ROUNDS = 1_000
const START = Date.UTC(2026, 0, 31, 12)
const LONG_AFTER = START + 600_000
const clock = manualClock(START)
const [secret = ''] = chainFrom('00'.repeat(32), 2)
const series = { first: 1, rounds: ROUNDS, secret, text: 'keo-bench' }
const resultOf = crashTable.results(series)

let number = 1
/** A round that has ended, with its crowd and history. */
const table = () =>
  crashTable.picture({
    gameId: GAME,
    round: { number, bettingAt: START, series, result: resultOf(number) },
    seats: [],
    history: Array.from({ length: crashTable.historyLength }, (_, at) => 100 + at),
    now: LONG_AFTER,
  })

const channel = createTableChannel({
  clock,
  machineClock: systemClock(),
  log: createLog({ level: 'error' }),
  forwarding: createForwarding([]),
  look: () => Promise.resolve(table()),
})
const server = http.createServer()
routeUpgrades(server, { '/tables': channel.handleUpgrade })
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ url: `ws://127.0.0.1:${port}/tables`, watch: { watch: GAME } })
})

process.on('message', ({ what }: { what: 'usage' | 'change' | 'count' | 'stop' }) => {
  if (what === 'count') process.send?.(channel.count())
  else if (what === 'usage') process.send?.(process.cpuUsage())
  else if (what === 'change') {
    number = (number % ROUNDS) + 1
    channel.publish(GAME, table())
    process.send?.('told')
  } else process.exit()
})
process.once('disconnect', () => process.exit())
