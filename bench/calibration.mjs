import { fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { bundled } from './bundled.mjs'

const SPORTS = {
  1: 'Soccer', 2: 'Ice hockey', 3: 'Basketball', 4: 'Rugby', 5: 'Tennis', 6: 'American football', 7: 'Baseball',
  8: 'Handball', 13: 'Volleyball', 15: 'Table tennis', 16: 'Snooker', 19: 'Boxing', 47: 'Badminton',
  51: 'Beach volleyball', 177: 'E-soccer', 178: 'E-basketball',
} // prettier-ignore

/** Standard errors; a hundred sums make three too few. */
const MOST_ERRORS = 4

/** Every sport by itself: what its prices promised and what its matches kept, by how likely they said it was. */
export async function measureCalibration({ matches, sports = Object.keys(SPORTS).map(Number) }) {
  const file = await bundled('calibration-under-test.ts')
  const waiting = [...sports]
  const found = []
  const worker = async () => {
    for (let sportId = waiting.shift(); sportId !== undefined; sportId = waiting.shift())
      found.push(summed(await played(file, sportId, matches)))
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker))
  return found.toSorted((a, b) => a.sportId - b.sportId)
}

async function played(file, sportId, matches) {
  const child = fork(file, [String(sportId), String(matches)])
  const [result] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The matches of sport ${sportId} ended with ${code}.`)
    }),
  ])
  return result
}

function summed({ sportId, matches, open, voided, edges, buckets }) {
  const errors = buckets.map(({ promised, kept, variance }) =>
    variance > 0 ? (kept - promised) / Math.sqrt(variance) : 0,
  )
  const all = (name) => buckets.reduce((sum, bucket) => sum + bucket[name], 0)
  return {
    sportId,
    sport: SPORTS[sportId],
    matches,
    open,
    voided,
    prices: all('prices'),
    promised: all('promised'),
    kept: all('kept'),
    total: (all('kept') - all('promised')) / Math.sqrt(all('variance')),
    buckets: buckets.map((bucket, at) => ({
      from: edges[at],
      to: edges[at + 1],
      ...bucket,
      errors: errors[at],
    })),
    worst: Math.max(...errors.map(Math.abs)),
  }
}

export const isCalibrated = ({ worst, open }) => worst <= MOST_ERRORS && open === 0

const percent = (value) => `${(value * 100).toFixed(2)} %`

/** As a table for the figures. */
export function calibrationTable(found) {
  return [
    '| Sport | Matches | Prices settled | Promised | Kept | Off by | Worst of seven classes | |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...found.map((sport) => {
      const { prices, promised, kept, total, worst } = sport
      const cells = [
        sport.sport,
        sport.matches,
        prices,
        percent(promised / prices),
        percent(kept / prices),
        `${total.toFixed(1)} errors`,
        `${worst.toFixed(1)} errors`,
        isCalibrated(sport) ? 'met' : 'NOT MET',
      ]
      return `| ${cells.join(' | ')} |`
    }),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const [, , matches = '2000', ...sports] = process.argv
  const found = await measureCalibration({
    matches: Number(matches),
    ...(sports.length > 0 ? { sports: sports.map(Number) } : {}),
  })
  process.stdout.write(`${calibrationTable(found).join('\n')}\n`)
}
