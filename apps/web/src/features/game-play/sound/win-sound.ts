import type { PlayRound } from '@keo/games-contract/play-round'
import { isCelebrated } from '../kit/result-pill.tsx'
import { hundredthsOf } from '../session/play-money.ts'
import type { GameSound } from './game-sounds.ts'

const LARGE_WIN = 10n
const MIDDLE_WIN = 2n

/** The sound of a win by its size; none for a return that is not above the stake. */
function winSound(round: PlayRound): GameSound | null {
  if (!isCelebrated(round) || round.returned === null) return null
  const [returned, stake] = [hundredthsOf(round.returned), hundredthsOf(round.stake)]
  if (returned >= stake * LARGE_WIN) return 'win3'
  return returned >= stake * MIDDLE_WIN ? 'win2' : 'win1'
}

export function soundWin(sound: (sound: GameSound) => void, round: PlayRound): void {
  const won = winSound(round)
  if (won) sound(won)
}
