import type { Conversation } from '@keo/contract/chat-messages'
import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import { days, type Instant, parseServerTime, serverTimeText } from '@keo/units/instants'
import { formatFullDate, formatTime } from '../../language/format-dates.ts'

type How = { readonly say: Say; readonly language: Language; readonly now: Instant }
type Hours = { readonly from: string; readonly to: string }

/** Hours of people on the reader's own clock; null: around the clock. */
export function hoursOf({ staffFrom, staffTo }: Conversation, { language, now }: How): Hours | null {
  if (staffFrom === staffTo) return null
  const [today = ''] = serverTimeText(now).split(' ')
  const own = (time: string): string => formatTime(parseServerTime(`${today} ${time}:00`) ?? now, language)
  return { from: own(staffFrom), to: own(staffTo) }
}

/** Who answers now. */
export function stateWords(conversation: Conversation, how: How): string {
  const { state, staffName } = conversation
  const { say } = how
  if (state === 'queued') return say('supportChat.state.queued')
  if (state === 'ended') return say('supportChat.state.ended')
  if (state === 'person') return say('supportChat.state.person', { name: staffName })
  const hours = hoursOf(conversation, how)
  if (!hours && !conversation.isStaffed) return say('supportChat.state.alone')
  return hours ? say('supportChat.state.hours', hours) : say('supportChat.state.allDay')
}

/** The day of the reader's own calendar: `Hôm nay`, `Hôm qua`, `15/11/2026`. */
export function dayWords(at: Instant, { say, language, now }: How): string {
  const day = formatFullDate(at, language)
  if (day === formatFullDate(now, language)) return say('supportChat.today')
  return day === formatFullDate(now - days(1), language) ? say('supportChat.yesterday') : day
}
