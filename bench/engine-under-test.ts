import { createPages } from '@keo/sportsbook/pricing/pages'
import { manualClock } from '@keo/service-kit/clock'
import { manyLive, benchWorld, stageOf } from './live-world.ts'

/* What the prices of matches in play cost: told how many matches and how often, it answers with the share of a core. */
const START = Date.UTC(2026, 0, 31, 12)
const [countText = '60', everyMsText = '1000', roundsText = '10'] = process.argv.slice(2)
const [count, everyMs, rounds] = [Number(countText), Number(everyMsText), Number(roundsText)]

const clock = manualClock(START)
const stage = await stageOf(manyLive(benchWorld(clock), clock, count), clock)

/** A belief that moves with every look, so nothing that was priced before is taken again. */
let looks = 0
const pages = createPages(({ setting }) => {
  looks += 1
  const drift = 0.05 * Math.sin(looks)
  return {
    step: looks,
    until: 0,
    setting: { ...setting, edge: setting.edge + drift, pace: setting.pace - drift },
  }
})

let [matches, markets] = [0, 0]
const bySport = new Map<number, { ms: number; count: number; markets: number }>()

/** Goes on by one interval, and prices every market of every match that is being played. */
async function round(): Promise<void> {
  await clock.advance(everyMs)
  const now = clock.now()
  const live = stage.live().slice(0, count)
  matches += live.length
  for (const scene of live) {
    const before = performance.now()
    const groups = (['fast', 'slow'] as const).flatMap((pulse) => pages.page(scene, now, pulse)?.groups ?? [])
    const priced = groups.reduce((sum, group) => sum + group.markets.length, 0)
    markets += priced
    const sport = bySport.get(scene.match.setting.sportId) ?? { ms: 0, count: 0, markets: 0 }
    bySport.set(scene.match.setting.sportId, {
      ms: sport.ms + performance.now() - before,
      count: sport.count + 1,
      markets: sport.markets + priced,
    })
  }
}

const WARM_UP = 3
for (let at = 0; at < WARM_UP; at++) await round()
;[matches, markets] = [0, 0]
bySport.clear()
const before = process.cpuUsage()
for (let at = 0; at < rounds; at++) await round()
const { user, system } = process.cpuUsage(before)
stage.close()
process.stdout.write(
  JSON.stringify({
    share: (user + system) / 1000 / (rounds * everyMs),
    matches: matches / rounds,
    markets: markets / rounds,
    bySport: Object.fromEntries(
      [...bySport].map(([sportId, { ms, count: seen, markets: some }]) => [
        sportId,
        { ms: Number((ms / seen).toFixed(2)), markets: Math.round(some / seen), seen },
      ]),
    ),
  }),
)
