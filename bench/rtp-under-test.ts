import { drawsFrom } from '@keo/game-rules/draws'
import { type MeasuredGame, measuredGames } from './rtp-games.ts'

/* Plays a bet of a game so many times, told over the channel which: its exact return beside what came back. */
const games = measuredGames()

/** A generator of 32-bit numbers (xorshift128), because ten million rounds of HMAC would measure the HMAC. */
function numbers(seed: number): () => number {
  let [x, y, z, w] = [seed | 1, 362_436_069, 521_288_629, 88_675_123]
  const next = () => {
    const t = x ^ (x << 11)
    ;[x, y, z] = [y, z, w]
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8)
    return w >>> 0
  }
  for (let warm = 0; warm < 100; warm += 1) next()
  return next
}

function measure({ exact, play, what, by }: MeasuredGame, seed: number, rounds: number) {
  const draws = drawsFrom(numbers(seed))
  let [sum, squares] = [0, 0]
  for (let n = 0; n < rounds; n += 1) {
    const back = play(draws)
    sum += back
    squares += back * back
  }
  const mean = sum / rounds
  const error = Math.sqrt((squares / rounds - mean ** 2) / rounds)
  return { what, by, rounds, exact: exact(), mean, error }
}

process.on('message', (command: { what: 'measure' | 'stop'; at: number; rounds: number }) => {
  const game = games[command.at]
  if (command.what === 'stop') process.exit()
  process.send?.(game ? measure(game, 7_919 * (command.at + 1), command.rounds) : null)
})
process.once('disconnect', () => process.exit())
process.send?.({ games: games.length })
