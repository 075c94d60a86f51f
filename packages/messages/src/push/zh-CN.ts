import type { PackOf } from '../keys.ts'
import type { push as source } from './vi.ts'

export const push: PackOf<typeof source> = {
  'push.title': '推送通知',
  'push.switch': '在此设备上通知',
  'push.hint': '有新消息立即通知，即使没有打开 Kèo。锁屏只显示标题，不显示金额。',
  'push.insecure': '您正通过 http 打开 Kèo。浏览器只允许以 https 打开的页面发送通知。',
  'push.unsupported': '此浏览器无法接收推送通知。在手机上，可将 Kèo 添加到主屏幕后从那里打开。',
  'push.denied': '您已屏蔽 Kèo 的通知。请在浏览器的网站设置中重新允许，然后回到这里。',
  'push.closed': 'Kèo 暂未开通推送通知。新消息仍在消息中心中。',
  'push.failed': '未能开启通知，请检查网络后重试。',
  'push.kinds': '通知内容',
  'push.kind.deposit': '充值',
  'push.kind.withdraw': '提现',
  'push.kind.bets': '注单结果',
  'push.kind.limits': '游戏限额',
  'push.kind.security': '账户安全',
  'push.kind.campaigns': '活动与优惠',
  'push.quiet': '免打扰时段',
  'push.quietHint': '此时段内的消息会在结束时合并为一条通知。按 {zone} 时间。',
  'push.from': '从',
  'push.to': '到',
  'push.offer.title': '新消息第一时间知道',
  'push.offer.text': '充值、提现和注单结果会立即显示在此设备上。',
  'push.offer.on': '开启通知',
  'push.offer.no': '不用了',
  'push.done': '已在此设备上开启通知',
}
