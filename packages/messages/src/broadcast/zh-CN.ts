import type { PackOf } from '../keys.ts'
import type { broadcast as source } from './vi.ts'

export const broadcast: PackOf<typeof source> = {
  'broadcast.picture': '比赛动画画面',
  'broadcast.label': '{match} 实况',
  'broadcast.late': '画面和比分可能比现场慢几秒',
  'broadcast.pause': '暂停',
  'broadcast.resume': '继续播放',
  'broadcast.refresh': '刷新画面',
  'broadcast.sound': '现场声音',
  'broadcast.comments': '画面弹幕',
  'broadcast.wide': '全屏',
  'broadcast.leaveWide': '退出全屏',
  'broadcast.goal': '进球啦！',
  'broadcast.points': '得分！',
  'broadcast.replay': '回放',
  'broadcast.skip': '跳过',
  'broadcast.startsIn': '距开赛',
  'broadcast.startsSoon': '比赛即将开始',
  'broadcast.stoppedNote': '比赛恢复后画面继续。',
  'broadcast.voidNote': '本场比赛已无画面。',
  'broadcast.waiting': '正在等待比赛画面',
  'broadcast.mini': '正在观看 {match}',
  'broadcast.backToRoom': '返回直播间',
  'broadcast.closeMini': '关闭画面',
}
