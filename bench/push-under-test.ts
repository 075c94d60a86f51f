import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBook } from '@keo/sportsbook/pricing/book'
import type { Book } from '@keo/sportsbook/pricing/quote'
import { modelOf } from '@keo/sportsbook/play/models'
import { createPushChannel } from '@keo/sportsbook/push/push-channel'
import type { SceneChange } from '@keo/sportsbook/stage/stage'
import { manualClock, systemClock } from '@keo/service-kit/clock'
import { createForwarding } from '@keo/service-kit/http/forwarding'
import { createLog } from '@keo/service-kit/log'
import { routeUpgrades } from '@keo/service-kit/socket/upgrade-routes'
import { benchWorld, manyLive, stageOf } from './live-world.ts'

/* The push channel with one match in it, whose price changes when told; its clock stands still in between. */
const START = Date.UTC(2026, 0, 31, 12)
const clock = manualClock(START)
const real = await stageOf(manyLive(benchWorld(clock), clock, 20), clock)
const book = createBook({ clock, stage: real, modelOf, secret: 'secret of the bench' })
const matchId = real.live().find(({ match }) => match.setting.sportId === 1)?.match.id ?? 0

let changes = 0
/** One price of the match, a hundredth up or down with every change. */
const moving: Book = {
  ...book,
  popular(id) {
    const quote = book.popular(id)
    const [first, ...groups] = quote?.groups ?? []
    const [market, ...markets] = first?.markets ?? []
    if (!quote || !first || !market) return quote
    const options = market.options.map((option, at) =>
      at === 0 ? { type: option.type, odds: 1900 + (changes % 2) * 10, fairShare: option.fairShare } : option,
    )
    return { ...quote, groups: [{ ...first, markets: [{ ...market, options }, ...markets] }, ...groups] }
  },
}
let tell: (change: SceneChange) => void = () => {}
const stage = {
  ...real,
  listen(listener: (change: SceneChange) => void) {
    tell = listener
    return () => {}
  },
}
const world = { stage, book: moving } as unknown as Awaited<
  ReturnType<Parameters<typeof createPushChannel>[0]['open']>
>
const push = createPushChannel({
  clock,
  machineClock: systemClock(),
  log: createLog({ level: 'error' }),
  forwarding: createForwarding([]),
  source: 'bench',
  open: () => Promise.resolve(world),
})
const server = http.createServer()
routeUpgrades(server, { '/push': push.handleUpgrade })
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ url: `ws://127.0.0.1:${port}/push`, watch: { type: 'watch', matches: [{ matchId }] } })
})

process.on('message', ({ what }: { what: 'usage' | 'change' | 'count' | 'stop' }) => {
  if (what === 'count') process.send?.(push.count())
  else if (what === 'usage') process.send?.(process.cpuUsage())
  else if (what === 'change') {
    changes += 1
    tell({ matchId, events: [] })
    process.send?.('told')
  } else process.exit()
})
process.once('disconnect', () => process.exit())
