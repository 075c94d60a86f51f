import type { Insertable } from 'kysely'
import { everywhere, localised, type SiteTables } from '../features/site/index.ts'
import { GAME_TYPE_IDS } from './games.ts'

type SeededBanner = Omit<Insertable<SiteTables['home_banner']>, 'tenant_id' | 'line' | 'position'>
type SeededEntry = Omit<Insertable<SiteTables['home_entry']>, 'tenant_id' | 'line' | 'position'>

/** Says only what holds: every balance here is play money, and nothing is promised that is not built. */
export const BANNERS: readonly SeededBanner[] = [
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
    art: 'trophy',
    tone: 'pitch',
    path: '/aboutus',
  },
  {
    id: 'four-languages',
    tag: localised('Bốn thứ tiếng', 'Four languages', '四种语言', 'สี่ภาษา'),
    title: localised('Nói đúng\ntiếng của bạn', 'Speaks your\nlanguage', '说你的\n语言', 'พูดภาษา\nของคุณ'),
    text: everywhere('Tiếng Việt · English · 简体中文 · ภาษาไทย'),
    art: 'gift',
    tone: 'plum',
    path: '/languagesetting',
  },
  {
    id: 'day-and-night',
    tag: localised('Sáng và tối', 'Light and dark', '浅色与深色', 'สว่างและมืด'),
    title: localised(
      'Dịu mắt\nsuốt trận đêm',
      'Easy on the eyes\nall night',
      '深夜看球\n也护眼',
      'สบายตา\nตลอดคืน',
    ),
    text: localised(
      'Đổi giao diện, âm thanh trong Cài đặt.',
      'Change theme and sounds in Settings.',
      '在设置中更换主题和声音。',
      'เปลี่ยนธีมและเสียงได้ในการตั้งค่า',
    ),
    art: 'phone',
    tone: 'sea',
    path: '/settings',
  },
]

export const NOTICES = [
  {
    id: 'play-money',
    text: localised(
      'Chỉ tiền chơi, không nạp rút tiền thật.',
      'Play money only: no real deposits or payouts.',
      'KÈO 仅使用娱乐币，不涉及真钱存取。',
      'KÈO ใช้เงินเล่นเท่านั้น ไม่มีการฝากถอนเงินจริง',
    ),
    path: '/useragreement',
  },
  {
    id: 'adults',
    text: localised(
      'Dành cho người từ 18 tuổi. Chơi vừa vui là đủ.',
      'For adults of 18 and over. Play for fun, and stop in time.',
      '仅限 18 岁及以上。娱乐为主，适可而止。',
      'สำหรับผู้มีอายุ 18 ปีขึ้นไป เล่นเพื่อความสนุกและรู้จักพอ',
    ),
    path: null,
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
    caption: localised('Quay là mê', 'Spin away', '转出惊喜', 'หมุนให้สนุก'),
    tile: 'wide',
    art: 'sevens',
    tone: 'ruby',
    ...lobby(GAME_TYPE_IDS.slot),
  },
  {
    id: 'casino',
    title: localised('Casino', 'Casino', '真人', 'คาสิโน'),
    caption: localised('Bàn trực tiếp', 'Live tables', '真人荷官', 'โต๊ะสด'),
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
