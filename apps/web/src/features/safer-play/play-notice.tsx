import type { SaferPlay } from '@keo/contract/safer-play'
import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import { Strip } from '@keo/ui/primitives/strip'
import { paths } from '../../navigation/paths.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'
import { momentText } from './play-words.ts'
import { useSaferPlay } from './safer-play-queries.ts'

type PlayNoticeProps = {
  /** Leads to the page where it was set. */
  leads?: boolean
}

/** What keeps the member from playing now, and until when; nothing when nothing does. */
export function PlayNotice({ leads = false }: PlayNoticeProps) {
  const say = useMessages()
  const language = useLanguage()
  const { data } = useSaferPlay()
  const text = data && noticeText(data, say, language)
  if (!text) return null
  const more = leads ? (
    <a
      className="-my-2.5 flex min-h-11 flex-none items-center font-semibold underline underline-offset-4"
      {...link(paths.saferPlay())}
    >
      {say('play.noticeMore')}
    </a>
  ) : undefined
  return (
    <Strip tone="info" action={more}>
      {text}
    </Strip>
  )
}

/** The longest-lasting first. */
export function noticeText(state: SaferPlay, say: Say, language: Language): string {
  const { exclusion, breakUntilTime, restUntilTime } = state
  if (exclusion?.reopenTime)
    return say('play.reopening', { time: momentText(exclusion.reopenTime, language) })
  if (exclusion) {
    if (!exclusion.untilTime) return say('play.excludedEndless')
    if (exclusion.isAskable) return say('play.excludedOver')
    return say('play.excluded', { time: momentText(exclusion.untilTime, language) })
  }
  if (breakUntilTime) return say('play.onBreak', { time: momentText(breakUntilTime, language) })
  return restUntilTime ? say('play.resting', { time: momentText(restUntilTime, language) }) : ''
}
