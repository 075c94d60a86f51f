import { HeartIcon } from '@keo/ui/icons/heart'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { useReducedMotion } from '../../page-kit/use-media-query.ts'
import { onHearts, tapHeart } from './shared-hearts.ts'
import '@keo/ui/drawings/room-inks.css'
import './hearts.css'

const INKS = 4
const AT_ONCE = 12
/** Those that come together rise one after the other. */
const STEP_MS = 60

type Heart = { readonly id: number; readonly delayMs: number }

/** Rise beside the talk: one for each tap of anybody, and one for each gift that comes. With reduced motion nothing floats. */
export function Hearts({ roomId, gifts }: { roomId: string; gifts: number }) {
  const say = useMessages()
  const isStill = useReducedMotion()
  const [hearts, setHearts] = useState<readonly Heart[]>([])
  const next = useRef(0)
  const rise = useCallback(
    (count: number): void => {
      if (isStill) return
      const fresh = Array.from({ length: Math.min(count, AT_ONCE) }, (_, place) => ({
        id: (next.current += 1),
        delayMs: place * STEP_MS,
      }))
      setHearts((held) => [...held, ...fresh].slice(-AT_ONCE))
    },
    [isStill],
  )
  useEffect(() => onHearts(rise), [rise])
  const tap = () => {
    rise(1)
    tapHeart(roomId)
  }
  const seen = useRef(gifts)
  useEffect(() => {
    if (gifts > seen.current) rise(1)
    seen.current = gifts
  })
  return (
    <div className="room-hearts">
      {hearts.map(({ id, delayMs }) => (
        <span
          key={id}
          aria-hidden="true"
          data-ink={id % INKS}
          style={{ animationDelay: `${delayMs}ms` }}
          onAnimationEnd={() => setHearts((held) => held.filter((one) => one.id !== id))}
        >
          <HeartIcon weight="fill" size={18 + (id % 3) * 5} />
        </span>
      ))}
      <IconButton label={say('roomChat.heart')} icon={<HeartIcon weight="fill" size={28} />} onClick={tap} />
    </div>
  )
}
