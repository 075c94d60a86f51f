import path from 'node:path'
import { expect, test } from 'vitest'
import { trackedTextFiles } from './lib/tracked-files.ts'

const LEAST_MS = 60_000

/** One look of several, or a value that no test waits for: here the machine decides nothing. */
const NO_LIMITS = [
  'bet-records.journey.ts 1000',
  'bet-records.journey.ts 10000',
  'bet-records.journey.ts 5000',
  'bet-records.journey.ts 5000',
  'first-visit.test.tsx 1000',
  'games-interrupted.journey.ts 5000',
  'games.journey.ts 10000',
  'installed-app.journey.ts 10000',
  'match-detail.journey.ts 500',
  'passkeys.test.tsx 1000',
  'passkeys.test.tsx 1000',
]

test('no test and no journey gives a loaded machine less than a minute', () => {
  const short = trackedTextFiles()
    .filter(({ file }) => /\.test\.tsx?$|^e2e\/.*\.ts$|^playwright\.config\.ts$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/(?:\b[tT]imeout(?::|\s*=)|\bsetTimeout\()\s*([\d_]{2,})\b/g)]
        .map(([, digits = '']) => Number(digits.replaceAll('_', '')))
        .filter((ms) => ms < LEAST_MS)
        .map((ms) => `${path.basename(file)} ${ms}`),
    )
  expect(short.toSorted()).toEqual(NO_LIMITS)
})
