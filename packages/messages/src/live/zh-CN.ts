import type { PackOf } from '../keys.ts'
import type { live as source } from './vi.ts'

export const live: PackOf<typeof source> = {
  'live.closed': '直播专区暂未对你开放',
  'live.closedNote': '你仍可照常投注和游戏。',
  'live.tabs': '直播专区',
  'live.tab.list': '直播',
  'live.tab.information': '资讯',
  'live.tab.matches': '赛程',
  'live.follow': '关注',
  'live.following': '已关注',
}
