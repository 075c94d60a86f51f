import { WATCHED_FROM, type ConsoleGame } from '@keo/contract/console-games'
import { useLook } from '../../platform/look.ts'
import { placeOn } from './return-figures.ts'
import { words } from './words.ts'

/** What is stated as a stroke, what was measured as a band of three standard errors to both sides. */
export function ReturnBand({ game }: { game: ConsoleGame }) {
  const { say } = useLook(words)
  const { measured, error, statedLeast, isWatched } = game
  const has = measured !== null && error !== null
  const from = has ? placeOn(measured - WATCHED_FROM * error) : 0
  const to = has ? placeOn(measured + WATCHED_FROM * error) : 0
  return (
    <span className="return-band" title={say('band')} data-watched={isWatched || undefined}>
      {has ? <i className="band" style={{ left: `${from}%`, width: `${Math.max(1, to - from)}%` }} /> : null}
      {statedLeast === null ? null : <i className="stated" style={{ left: `${placeOn(statedLeast)}%` }} />}
    </span>
  )
}
