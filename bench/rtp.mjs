import { bundled, startChild } from './bundled.mjs'

const ROUNDS = 10_000_000
/** Standard errors that chance may lie off. */
const ERRORS_MOST = 4

/** A bet of every game: its exact return, beside so many rounds as the provider's own engines play them. */
export async function measureReturns({ rounds = ROUNDS, onGame = () => {} } = {}) {
  const child = await startChild(await bundled('rtp-under-test.ts'))
  try {
    const found = []
    for (let at = 0; at < child.ready.games; at++) {
      const game = await child.ask({ what: 'measure', at, rounds })
      const off = (game.mean - game.exact) / game.error
      found.push({ ...game, off, isMet: Math.abs(off) <= ERRORS_MOST })
      onGame(found.at(-1))
    }
    return found
  } finally {
    await child.stop()
  }
}

const percent = (share) => `${(share * 100).toFixed(2)} %`

export function returnTable(found) {
  return [
    '| Bet | Exact | By | Rounds | Came back | Off by | |',
    '| --- | ---: | --- | ---: | ---: | ---: | --- |',
    ...found.map(
      ({ what, exact, by, rounds, mean, off, isMet }) =>
        `| ${what} | ${percent(exact)} | ${by} | ${rounds / 1_000_000} million | ${percent(mean)} | ${off.toFixed(1)} errors | ${isMet ? 'met' : 'NOT MET'} |`,
    ),
  ]
}

if (process.argv[1] === import.meta.filename) {
  const found = await measureReturns({
    rounds: Number(process.argv[2] ?? ROUNDS),
    onGame: (game) => process.stdout.write(`${JSON.stringify(game)}\n`),
  })
  process.stdout.write(`${returnTable(found).join('\n')}\n`)
}
