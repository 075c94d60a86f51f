import { GameCover } from '@keo/ui/pictures/game-cover'
import { Spinner } from '@keo/ui/primitives/spinner'
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useState } from 'react'
import { seconds } from '@keo/units/instants'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import '@keo/ui/drawings/games/stage.css'

/** What the game's cover is drawn from, once it is known. */
export const CoverContext = createContext<ComponentProps<typeof GameCover> | null>(null)

type GameStateProps = {
  icon?: ReactNode
  title: string
  text?: string
  action?: ReactNode
  /** The cover shines through while the game loads; a thicker veil lies over it in every other state. */
  isLoading?: boolean
}

/** In place of a game that cannot be played now: the cover, why, and one quiet way on. */
export function GameState({ icon, title, text, action, isLoading = false }: GameStateProps) {
  const cover = use(CoverContext)
  return (
    <section className="play-stage play-state" role={isLoading ? 'status' : undefined}>
      <i className="play-cover" aria-hidden="true">
        {cover ? <GameCover {...cover} /> : null}
      </i>
      <i className="play-veil" data-thin={isLoading || undefined} aria-hidden="true" />
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
      icon={<Spinner size={64} />}
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
