import { patterns } from '../navigation/paths.ts'
import { createStore } from 'zustand/vanilla'

/** Which tab of the announcements opens next: 0 announcements, 1 replies to feedback. */
export const announcementTab = createStore<{ tab: 0 | 1 }>(() => ({ tab: 0 }))

/** Everything before the parameter. */
const [REPLY_PATH = ''] = patterns.replyDetail.split('/{')

/** Coming back from a reply shows the replies again (specification section 2). */
export function announcementTabAfter(pathLeft: string): 0 | 1 {
  return pathLeft.includes(REPLY_PATH) ? 1 : 0
}
