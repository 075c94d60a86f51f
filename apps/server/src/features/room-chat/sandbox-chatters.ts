import type { RoomId } from '@keo/contract/ids'
import type { Clock } from '@keo/service-kit/clock'
import type { Ids } from '@keo/service-kit/ids'
import type { RoomNeeds, RoomParts } from './room-parts.ts'
import type { Texts } from './room-tables.ts'

/** Short enough to be said about any match, game or talk. */
const LINES: readonly Texts[] = [
  { vi: 'Chào cả phòng', en: 'Hello everybody', 'zh-CN': '大家好', th: 'สวัสดีทั้งห้อง' },
  { vi: 'Đang hay đây', en: 'It is getting good', 'zh-CN': '越来越精彩了', th: 'กำลังสนุกเลย' },
  {
    vi: 'Vào muộn, có gì hot chưa?',
    en: 'Just in, what did I miss?',
    'zh-CN': '刚来，错过什么了？',
    th: 'เพิ่งมา พลาดอะไรไปบ้าง',
  },
  { vi: 'Căng thật sự', en: 'This is tense', 'zh-CN': '真紧张', th: 'ลุ้นมาก' },
  {
    vi: 'Chơi vui thôi nhé anh em',
    en: 'Keep it fun, everybody',
    'zh-CN': '大家开心就好',
    th: 'เล่นพอสนุกนะทุกคน',
  },
  { vi: 'Bình luận nghe cuốn ghê', en: 'I like this host', 'zh-CN': '解说真不错', th: 'พากย์สนุกดี' },
  { vi: 'Ai xem cùng không?', en: 'Anybody else watching?', 'zh-CN': '有人一起看吗？', th: 'มีใครดูด้วยไหม' },
]
const NAMES = ['Tu***99', 'Cú***òn', 'ma***22', 'Hổ***ây', 'Bi***07', 'An***nh']
/** Not every turn, so that nobody takes it for a clock. */
const SPEAKS = 0.4

type Needs = {
  readonly clock: Clock
  readonly ids: Ids
  readonly parts: Pick<RoomParts, 'sayOnce'>
  readonly roomOf: RoomNeeds['roomOf']
  /** Rooms that somebody watches: nobody speaks to an empty one. */
  watchedRooms(): readonly RoomId[]
}

/** A few voices of the sandbox, each marked as one; they are no viewers and are counted nowhere. */
export function createSandboxChatters({ clock, ids, parts, roomOf, watchedRooms }: Needs) {
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(ids.random() * from.length)]
  return {
    async speak(): Promise<void> {
      for (const roomId of watchedRooms()) {
        const [texts, name] = [pick(LINES), pick(NAMES)]
        if (ids.random() > SPEAKS || !texts || !name) continue
        if (!(await roomOf(roomId))?.isOpen) continue
        const key = `sandbox:${Math.round(clock.now())}`
        await parts.sayOnce(roomId, { kind: 'member', isSandbox: true, name, texts, key })
      }
    },
  }
}
