import { parseServerTime } from '@keo/units/instants'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage } from '../../../language/messages.ts'

/** The server's text as the player reads times; empty stays empty. */
export function useTimeText(): (serverTime: string) => string {
  const language = useLanguage()
  return (serverTime) => {
    const at = parseServerTime(serverTime)
    return at === undefined ? '' : formatDateTime(at, language)
  }
}
