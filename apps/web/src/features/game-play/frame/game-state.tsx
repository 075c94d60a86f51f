import { Spinner } from '@keo/ui/primitives/spinner'
import { type ReactNode, useEffect, useState } from 'react'
import { seconds } from '@keo/units/instants'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import '@keo/ui/drawings/games/stage.css'
import '../kit/play.css'

type GameStateProps = {
  icon?: ReactNode
  title: string
  text?: string
  action?: ReactNode
  /** The cover shines through while the game loads; a veil lies over it in every other state. */
  isLoading?: boolean
}

/** In place of a game that cannot be played now: the cover, why, and one quiet way on. */
export function GameState({ icon, title, text, action, isLoading = false }: GameStateProps) {
  return (
    <section className="play-stage play-state" role={isLoading ? 'status' : undefined}>
      <i className="play-cover" aria-hidden="true" />
      {isLoading ? null : <i className="play-veil" aria-hidden="true" />}
      {icon}
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {action}
    </section>
  )
}

const SLOW_MS = seconds(8)

/** The cover at once, and after eight seconds a way to try again. */
export function GameLoading({ title, onRetry }: { title: string; onRetry: () => void }) {
  const say = useMessages()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => clock.after(SLOW_MS, () => setSlow(true)), [])
  return (
    <GameState
      isLoading
      icon={<Spinner size={44} />}
      title={title}
      text={isSlow ? say('game.slow') : say('page.loading')}
      action={
        isSlow ? (
          <button type="button" className="play-state-action" onClick={onRetry}>
            {say('game.retry')}
          </button>
        ) : null
      }
    />
  )
}
