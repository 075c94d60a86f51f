import { LIMIT_NEWS, listLimitNotices, seeLimitNotices, type LimitNotice } from '@keo/contract/play-limits'
import type { TopicMessage } from '@keo/contract/socket'
import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import { seconds } from '@keo/units/instants'
import { parseMoney } from '@keo/units/money'
import { api } from '../../../api/api.ts'
import { showDiyToast } from '../../../toasts/custom-toast.ts'
import { formatWholeMoney } from '../../../language/format.ts'
import { currentSay, loadArea } from '../../../language/messages.ts'
import { queryClient } from '../../../api/query-client.ts'
import { KIND_TEXTS, PERIOD_TEXTS } from './limit-words.ts'

/** Long enough to read two sentences; the safer-play screen keeps showing where a limit stands. */
const SHOWN_MS = seconds(8)

const WORDS = {
  holds: 'playLimit.news.holds',
  near: 'playLimit.news.near',
  reached: 'playLimit.news.reached',
} as const

/** One sentence for what the server tells. */
export function limitNewsText(notice: LimitNotice, say: Say, language: Language): string {
  const { told, kind, period, amount } = notice
  if (told === 'review' || kind === null || period === null) return say('playLimit.news.review')
  const name = `${say(KIND_TEXTS[kind].name)}, ${say(PERIOD_TEXTS[period]).toLocaleLowerCase(language)}`
  const most = amount === null ? undefined : parseMoney(amount, 'VND')
  if (!most) return say('playLimit.news.lifted', { name })
  return say(WORDS[told], { name, amount: formatWholeMoney(most, language) })
}

/** What the live socket tells of the own limits; what was told while nobody listened is read on coming back. */
export const limitNews = {
  opened: (): void => void show().catch(() => {}),
  onMessage({ businessType }: TopicMessage): void {
    if (businessType === LIMIT_NEWS) void show().catch(() => {})
  },
}

async function show(): Promise<void> {
  const notices = await api(listLimitNotices, {}, { silent: true })
  if (notices.length === 0) return
  await loadArea('saferPlay')
  // The page says its own language; this code is no component.
  const language = document.documentElement.lang as Language
  const texts = notices.map((notice) => limitNewsText(notice, currentSay(), language))
  showDiyToast({ message: texts.join(' '), type: 'warning', duration: SHOWN_MS })
  await queryClient.invalidateQueries({ queryKey: ['play-limits'] })
  await api(seeLimitNotices, { ids: notices.map(({ id }) => id) }, { silent: true })
}
