import type { Insertable } from 'kysely'
import { everywhere, localised, type SiteTables } from '../features/site/index.ts'
import { GAME_TYPE_IDS } from './games.ts'

type SeededBanner = Omit<Insertable<SiteTables['home_banner']>, 'tenant_id' | 'line' | 'position'>
type SeededEntry = Omit<Insertable<SiteTables['home_entry']>, 'tenant_id' | 'line' | 'position'>

/** Sells what is there to use, and leads to it: nothing is promised that is not built. */
export const BANNERS: readonly SeededBanner[] = [
  {
    id: 'in-play',
    tag: localised('Đang đá', 'In play', '滚球', 'สด'),
    title: localised(
      'Cược giữa trận,\ntỷ lệ từng giây',
      'Bet in play,\nprices by the second',
      '边看边投，\n赔率实时变动',
      'เดิมพันสด\nราคาเปลี่ยนทุกวินาที',
    ),
    text: localised(
      '16 môn, ngày nào cũng có trận.',
      '16 sports, matches every day.',
      '16 种运动，天天有比赛。',
      '16 ชนิดกีฬา มีแข่งทุกวัน',
    ),
    art: 'trophy',
    tone: 'pitch',
    path: '/sports',
  },
  {
    id: 'live',
    tag: localised('Trực tiếp', 'Live', '直播', 'ถ่ายทอดสด'),
    title: localised(
      'Xem cùng BLV,\ncược trong phòng',
      'Watch in a room,\nbet as you listen',
      '进直播间，\n边看边投',
      'เข้าห้องดูสด\nฟังไปเดิมพันไป',
    ),
    text: localised(
      'Trò chuyện cùng cả phòng, theo dõi cao thủ.',
      'Talk with the room, follow experts.',
      '与全场聊天，关注专家。',
      'คุยกับทั้งห้อง ติดตามเซียน',
    ),
    art: 'ball',
    tone: 'ruby',
    path: '/live',
  },
  {
    id: 'cash-out',
    tag: localised('Rút sớm', 'Cash-out', '提前兑现', 'ปิดบิลก่อน'),
    title: localised(
      'Chốt vé\ntrước khi hết giờ',
      'Close your bet\nbefore the end',
      '终场之前\n锁定收益',
      'ปิดบิลได้\nก่อนจบแมตช์',
    ),
    text: localised(
      'Phí hiện rõ trước khi bạn rút.',
      'You see the fee before you decide.',
      '费用先看清，再决定。',
      'เห็นค่าธรรมเนียมก่อนตัดสินใจ',
    ),
    art: 'coin',
    tone: 'plum',
    path: '/betrule',
  },
  {
    id: 'handicap',
    tag: localised('Mới chơi kèo?', 'New to lines?', '刚接触让球？', 'มือใหม่แฮนดิแคป?'),
    title: localised(
      'Kéo tỷ số,\nhiểu ngay kèo chấp',
      'Drag the score,\nlearn the handicap',
      '拖动比分，\n看懂让球',
      'ลากสกอร์\nเข้าใจแฮนดิแคป',
    ),
    text: localised(
      'Thử từng tỷ số, xem vé ăn hay thua.',
      'Try any score and see what the bet becomes.',
      '换个比分，看注单输赢。',
      'ลองทุกสกอร์ ดูว่าบิลได้หรือเสีย',
    ),
    art: 'phone',
    tone: 'sea',
    path: '/HandicapTutorial',
  },
  {
    id: 'play-money',
    tag: localised('Tiền chơi', 'Play money', '娱乐币', 'เงินเล่น'),
    title: localised(
      'Kèo thật hay,\ntiền chơi thôi',
      'Real odds feel,\nplay money only',
      '真实盘口体验，\n只用娱乐币',
      'ฟีลอัตราต่อรองจริง\nใช้เงินเล่นเท่านั้น',
    ),
    text: localised(
      'Số dư ở đây không đổi ra tiền thật.',
      'Balances here cannot be turned into real money.',
      '这里的余额不能兑换真钱。',
      'ยอดเงินที่นี่แลกเป็นเงินจริงไม่ได้',
    ),
    art: 'chip',
    tone: 'ruby',
    path: '/aboutus',
  },
]

const lobby = (gameTypeId: number) => ({ path: `/sub-game/${gameTypeId}`, game_type_id: gameTypeId })

export const ENTRIES: readonly SeededEntry[] = [
  {
    id: 'sports',
    title: localised('Thể thao', 'Sports', '体育', 'กีฬา'),
    caption: localised('Kèo 16 môn', '16 sports', '16 种运动', '16 ชนิดกีฬา'),
    tile: 'hero',
    art: 'ball',
    tone: 'lime',
    path: '/sports',
    game_type_id: GAME_TYPE_IDS.sport,
  },
  {
    id: 'slots',
    title: localised('Nổ hũ', 'Slots', '电子', 'สล็อต'),
    caption: localised('Hũ và lượt miễn phí', 'Jackpots, free spins', '奖池与免费旋转', 'แจ็กพอตและฟรีสปิน'),
    tile: 'wide',
    art: 'sevens',
    tone: 'ruby',
    ...lobby(GAME_TYPE_IDS.slot),
  },
  {
    id: 'casino',
    title: localised('Casino', 'Casino', '真人', 'คาสิโน'),
    caption: localised('Bài, roulette, xóc đĩa', 'Cards and roulette', '纸牌与轮盘', 'ไพ่และรูเล็ต'),
    tile: 'wide',
    art: 'cards',
    tone: 'sea',
    ...lobby(GAME_TYPE_IDS.casino),
  },
  {
    id: 'rocket',
    title: localised('Phi thuyền', 'Rocket', '火箭', 'จรวด'),
    caption: everywhere(''),
    tile: 'mini',
    art: 'rocket',
    tone: 'ink',
    ...lobby(GAME_TYPE_IDS.mini),
  },
  {
    id: 'fishing',
    title: localised('Bắn cá', 'Fishing', '捕鱼', 'ยิงปลา'),
    caption: everywhere(''),
    tile: 'mini',
    art: 'fish',
    tone: 'ink',
    ...lobby(GAME_TYPE_IDS.fishing),
  },
  {
    id: 'gourd',
    title: localised('Bầu cua', 'Bau Cua', '鱼虾蟹', 'น้ำเต้าปูปลา'),
    caption: everywhere(''),
    tile: 'mini',
    art: 'gourd',
    tone: 'ink',
    ...lobby(GAME_TYPE_IDS.mini),
  },
  {
    id: 'esports',
    title: everywhere('E-sports'),
    caption: everywhere(''),
    tile: 'mini',
    art: 'pad',
    tone: 'ink',
    ...lobby(GAME_TYPE_IDS.esports),
  },
]
