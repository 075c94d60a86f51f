import type { PackOf } from '../keys.ts'
import type { accessStatement as vi } from './vi.ts'

export const accessStatement: PackOf<typeof vi> = {
  'access.intro':
    'KÈO 应当人人都能用：只用键盘、使用读屏软件、放大文字都可以。本页写明测了什么、结果如何、还缺什么。',
  'access.standard': '标准',
  'access.standardName': 'WCAG 2.2，A 级和 AA 级',
  'access.standardNote':
    '由程序在实际运行的产品上测试，Chromium，屏幕 390 × 844。程序代替不了人：目前还没有残障用户测试过，也没有第三方认证。',
  'access.date': '测试日期',
  'access.pages': '已测页面',
  'access.pagesOf': '{count} / {all}',
  'access.looks': '查看次数：页面 × 语言 × 主题',
  'access.stops': '用 Tab 键走过的按钮和链接',
  'access.checks': '每次检查的内容',
  'access.check.rules': 'WCAG 规则',
  'access.check.rulesNote': 'axe 规则：对比度、角色、标签、结构。',
  'access.check.keyboard': '只用键盘',
  'access.check.keyboardNote':
    'Tab 键按顺序到达每个控件，始终看得到焦点，不会卡住；没有只能用鼠标或手指点的东西。',
  'access.check.text': '文字放大到 200%',
  'access.check.textNote': '文字放大一倍后，不被截断、不重叠，页面不用横向滚动。',
  'access.check.names': '读屏软件',
  'access.check.namesNote':
    '按钮、输入框和图片都有名称；每页只有一个主标题，页面标题和语言正确；不会不停地插播。',
  'access.ran': '测试组合',
  'access.ranCount': '{count} 页',
  'access.dark': '深色',
  'access.light': '浅色',
  'access.notRun': '未测',
  'access.exceptions': '还缺什么',
  'access.exception.tabs':
    '底部导航栏的文字不放大：五个并排，放不下两倍大的字。每一项都有图标，并会完整朗读。',
  'access.exception.odds':
    '比赛列表里的赔率和队名不放大，好让各列保持在一行。进入单场页面后，赔率随文字放大。',
  'access.exception.pictures':
    '图片上的文字（游戏和直播间的角标、VIP 卡）不放大。重要的名称和数字在旁边另有文字，或会被朗读。',
  'access.exception.notices': '首页公告只显示一行，较长的会被截短；点开即可看全文。',
  'access.open': '检查仍发现问题或尚未完成的页面：',
  'access.report': '遇到障碍？',
  'access.reportNote': '请告诉我们是哪个页面、您想做什么、使用什么辅助工具。',
  'access.reportAction': '告诉 KÈO',
  'access.otherWays': '其他联系方式',
}
