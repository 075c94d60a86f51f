import { WrenchIcon } from '@keo/ui/icons/wrench'
import type { Instant } from '@keo/units/instants'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'

type RestingVeilProps = {
  name: string
  until: Instant
  /** Where a tap learns more, if anywhere. */
  path: string | null
}

/** Over a tile whose games rest: its name, the wrench and when they are back, in the player's own time. */
export function RestingVeil({ name, until, path }: RestingVeilProps) {
  const say = useMessages()
  const language = useLanguage()
  const content = (
    <>
      <b className="home-veil-name ell">{name}</b>
      <span className="home-veil-until">
        <WrenchIcon size={14} label={say('home.maintained')} />
        <span className="ell">{say('home.maintainedUntil', { time: formatTime(until, language) })}</span>
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
