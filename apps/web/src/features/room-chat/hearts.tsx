import { HeartIcon } from '@keo/ui/icons/heart'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { useReducedMotion } from '../../page-kit/use-media-query.ts'
import '@keo/ui/drawings/room-inks.css'
import './hearts.css'

const INKS = 4
const AT_ONCE = 12

/** Rise beside the talk: one for each tap, and one for each gift that comes. With reduced motion nothing floats. */
export function Hearts({ gifts }: { gifts: number }) {
  const say = useMessages()
  const isStill = useReducedMotion()
  const [hearts, setHearts] = useState<readonly number[]>([])
  const next = useRef(0)
  const rise = (): void => {
    if (!isStill) setHearts((held) => [...held, (next.current += 1)].slice(-AT_ONCE))
  }
  const seen = useRef(gifts)
  useEffect(() => {
    if (gifts > seen.current) rise()
    seen.current = gifts
  })
  return (
    <div className="room-hearts">
      {hearts.map((heart) => (
        <span
          key={heart}
          aria-hidden="true"
          data-ink={heart % INKS}
          onAnimationEnd={() => setHearts((held) => held.filter((one) => one !== heart))}
        >
          <HeartIcon weight="fill" size={18 + (heart % 3) * 5} />
        </span>
      ))}
      <IconButton label={say('roomChat.heart')} icon={<HeartIcon weight="fill" size={28} />} onClick={rise} />
    </div>
  )
}
