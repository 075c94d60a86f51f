import type { PackOf } from '../keys.ts'
import type { live as source } from './vi.ts'

export const live: PackOf<typeof source> = {
  'live.closed': 'The live section is not open to you',
  'live.closedNote': 'You can bet and play as usual.',
  'live.tabs': 'Live section',
  'live.tab.list': 'Live',
  'live.tab.information': 'News',
  'live.tab.matches': 'Schedule',
  'live.follow': 'Follow',
  'live.following': 'Following',
}
