import { WrenchIcon } from '@keo/ui/icons/wrench'
import type { Instant } from '@keo/units/instants'
import { formatTime } from '../../../shared/format.ts'
import { useLanguage, useMessages } from '../../../shared/messages.ts'
import { link } from '../link.ts'

type RestingVeilProps = {
  /** What rests, spoken: the tile underneath is out of reach. */
  name: string
  until: Instant
  /** Where a tap learns more, if anywhere. */
  path: string | null
}

/** Over a tile whose games rest: the wrench and when they are back, in the player's own time. */
export function RestingVeil({ name, until, path }: RestingVeilProps) {
  const say = useMessages()
  const language = useLanguage()
  const content = (
    <>
      <span className="sr-only">
        {name}, {say('home.maintained')}
      </span>
      <WrenchIcon size={20} />
      <span className="ell max-w-full">
        {say('home.maintainedUntil', { time: formatTime(until, language) })}
      </span>
    </>
  )
  if (path === null) return <div className="home-veil">{content}</div>
  return (
    <a className="home-veil" {...link(path)}>
      {content}
    </a>
  )
}
