import type { PackOf } from '../keys.ts'
import type { hostLines as source } from './vi.ts'

export const hostLines: PackOf<typeof source> = {
  'hostLine.song.1': '大家好，想听什么歌就告诉我。',
  'hostLine.song.2': '刚才那首好听吗？',
  'hostLine.song.3': '喝口茶，接着唱一首雨天的歌。',
  'hostLine.song.4': '谢谢大家留下来，有没有礼物我都唱。',
  'hostLine.song.5': '熬夜的朋友歇歇眼睛，下一首慢一点。',
  'hostLine.talk.1': '刚才那场你们押哪边？说来听听。',
  'hostLine.talk.2': '输一注不是输一晚，先喝口水。',
  'hostLine.talk.3': '状态是过去，赔率是现在，你更信哪个？',
  'hostLine.talk.4': '今晚你心中最美的进球是哪个？',
  'hostLine.talk.5': '温馨提醒：先设限额，再下注。',
  'hostLine.dice.1': '碗已经盖上，大家慢慢选。',
  'hostLine.dice.2': '三颗骰子，十一点以上为大，十点以下为小。',
  'hostLine.dice.3': '上一局不决定下一局，别倍投。',
  'hostLine.dice.4': '我一直在这儿，开心就好。',
  'hostLine.dice.5': '新朋友先看一两局再玩。',
  'hostLine.ship.1': '飞船就位，要上的请上。',
  'hostLine.ship.2': '先想好在哪里下船，再说到做到。',
  'hostLine.ship.3': '谁也不知道它何时爆炸，我也一样。',
  'hostLine.ship.4': '爆点事先用哈希锁定，人人可验。',
  'hostLine.ship.5': '飞几趟就起来伸个懒腰。',
}
