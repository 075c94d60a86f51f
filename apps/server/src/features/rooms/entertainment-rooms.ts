import { COVER_TAG } from '@keo/contract/experts'
import type { HostId } from '@keo/contract/ids'
import type { Host } from './host-store.ts'
import type { NewRoom } from './room-store.ts'

/** Rooms beside sports. Each stands for good and is open while its host works. */
export type StandingRoom = Pick<NewRoom, 'id' | 'kind' | 'tag' | 'titles' | 'pinned'> & {
  readonly hostId: HostId
  /** Names what its host says: `hostLine.<lines>`. */
  readonly lines: string
}

/** Tables of the lobby with one round for everybody, by the lobby's numbers. */
const TAI_XIU = 1001102128
const SPACESHIP = 1001106163

const MAY = 'hst_sandboxMay0'
const SON = 'hst_sandboxSon0'

/** Who sits in them beside the hosts that have no sport. */
export const ENTERTAINMENT_HOSTS: readonly Host[] = [
  {
    id: MAY,
    name: 'Mây Mộc',
    avatar: 4,
    sports: [],
    languages: ['vi'],
    worksFrom: 12,
    worksHours: 14,
    bio: {
      vi: 'Hát theo yêu cầu, bolero tới nhạc trẻ, nghỉ uống trà giữa giờ.',
      en: 'Sings what you ask for, from bolero to pop, with a tea break in between.',
      'zh-CN': '点什么唱什么，从老歌到流行，中间喝口茶。',
      th: 'ร้องตามคำขอ ตั้งแต่โบเลโรถึงเพลงป๊อป พักดื่มชาระหว่างช่วง',
    },
  },
  {
    id: SON,
    name: 'Sơn Phi Thuyền',
    avatar: 3,
    sports: [],
    languages: ['vi', 'en'],
    worksFrom: 4,
    worksHours: 14,
    bio: {
      vi: 'Đếm ngược từng chuyến bay và nhắc bạn xuống đúng lúc.',
      en: 'Counts every flight down and reminds you to get off in time.',
      'zh-CN': '为每次起飞倒数，也提醒你及时下船。',
      th: 'นับถอยหลังทุกเที่ยวบิน และเตือนให้ลงทันเวลา',
    },
  },
]

export const STANDING_ROOMS: readonly StandingRoom[] = [
  {
    id: 'k1',
    kind: 'talk',
    tag: COVER_TAG.sports,
    hostId: MAY,
    lines: 'song',
    titles: {
      vi: 'Mây Mộc hát theo yêu cầu',
      en: 'Mây Mộc sings your wishes',
      'zh-CN': 'Mây Mộc 点歌台',
      th: 'Mây Mộc ร้องตามคำขอ',
    },
    pinned: null,
  },
  {
    id: `t${TAI_XIU}`,
    kind: 'table',
    tag: COVER_TAG.sports,
    hostId: 'hst_sandboxMyy',
    lines: 'dice',
    titles: {
      vi: 'Bàn Tài Xỉu cùng My',
      en: 'Over Under with My',
      'zh-CN': 'My 的大小台',
      th: 'โต๊ะไฮโลกับ My',
    },
    pinned: null,
  },
  {
    id: `t${SPACESHIP}`,
    kind: 'table',
    tag: COVER_TAG.sports,
    hostId: SON,
    lines: 'ship',
    titles: {
      vi: 'Phi Thuyền cùng Sơn',
      en: 'Spaceship with Sơn',
      'zh-CN': 'Sơn 的飞船',
      th: 'ยานอวกาศกับ Sơn',
    },
    pinned: null,
  },
  {
    id: 'k2',
    kind: 'talk',
    tag: COVER_TAG.sports,
    hostId: 'hst_sandboxTun',
    lines: 'talk',
    titles: {
      vi: 'Chuyện sau trận',
      en: 'After the match',
      'zh-CN': '赛后闲聊',
      th: 'คุยหลังเกม',
    },
    pinned: null,
  },
]
