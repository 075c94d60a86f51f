import { useMessages } from '../../language/messages.ts'
import type { MatchEvent } from '../match-words/index.ts'
import type { MatchHead } from '../sportsbook/index.ts'
import type { Film } from './player/projector.ts'
import { useProjector } from './player/use-projector.ts'
import { useSpoken } from './spoken.tsx'

type PictureBoxProps = { head: MatchHead; events: readonly MatchEvent[]; film: Film; isPaused: boolean }

/** The drawn picture, and the same in words for who does not see it. */
export function PictureBox({ head, events, film, isPaused }: PictureBoxProps) {
  const say = useMessages()
  const canvas = useProjector(film, isPaused)
  const spoken = useSpoken(head, events)
  return (
    <>
      <canvas ref={canvas} className="broadcast-canvas" role="img" aria-label={say('broadcast.picture')} />
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
    </>
  )
}
