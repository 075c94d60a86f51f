import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import type { Host } from './host-store.ts'

const { soccer, basketball, tennis, badminton, tableTennis, volleyball, beachVolleyball } = SPORT
const { iceHockey, baseball, americanFootball, rugby, handball, snooker, boxing } = SPORT
const { electronicSoccer, electronicBasketball } = SPORT

const day = { worksFrom: 5, worksHours: 14 }
const evening = { worksFrom: 13, worksHours: 14 }
const night = { worksFrom: 20, worksHours: 14 }
const american = { worksFrom: 23, worksHours: 15 }

/** Invented people of the sandbox, all of whom speak every language of the site. In prod there is none of them. */
export const SANDBOX_HOSTS: readonly Host[] = [
  {
    id: 'hst_sandboxLinh',
    name: 'Linh Bóng Đá',
    avatar: 1,
    sports: [soccer],
    languages: ['vi', 'en'],
    ...evening,
    bio: {
      vi: 'Mười năm ngồi khán đài, giờ ngồi phòng live. Nhìn đội hình là Linh kể được cả trận.',
      en: 'Ten years in the stands, now in the studio. Shows you the match behind the line-up.',
      'zh-CN': '看台上坐了十年，如今坐进直播间。看首发就能讲出整场比赛。',
      th: 'สิบปีบนอัฒจันทร์ วันนี้มานั่งในห้องไลฟ์ เห็นรายชื่อก็เล่าได้ทั้งเกม',
    },
  },
  {
    id: 'hst_sandboxNam',
    name: 'BLV Nam',
    avatar: 2,
    sports: [soccer, handball],
    languages: ['vi'],
    ...day,
    bio: {
      vi: 'Giọng trầm, nói chậm, chắc từng tình huống. V.League là nhà.',
      en: 'A calm voice that weighs every chance. The V.League is home.',
      'zh-CN': '声音沉稳，句句有据。越南联赛是他的主场。',
      th: 'เสียงทุ้ม พูดช้า ชัดทุกจังหวะ วีลีกคือบ้าน',
    },
  },
  {
    id: 'hst_sandboxKhoa',
    name: 'Khoa Kèo',
    avatar: 3,
    sports: [soccer, electronicSoccer],
    languages: ['vi', 'zh-CN'],
    ...night,
    bio: {
      vi: 'Cú đêm Ngoại hạng. Khoa đọc nhịp trận trước, đọc kèo sau.',
      en: 'Night owl of the Premier League. Reads the rhythm first, the odds second.',
      'zh-CN': '英超夜猫子。先看节奏，再看盘口。',
      th: 'นกฮูกพรีเมียร์ลีก อ่านจังหวะก่อน อ่านราคาทีหลัง',
    },
  },
  {
    id: 'hst_sandboxVyy',
    name: 'Vy Vy',
    avatar: 4,
    sports: [tennis, badminton, tableTennis],
    languages: ['vi', 'th'],
    ...day,
    bio: {
      vi: 'Vợt nào Vy cũng mê: quần vợt, cầu lông, bóng bàn. Nói nhanh hơn cả cú smash.',
      en: 'Any racket will do: tennis, badminton, table tennis. Talks faster than a smash.',
      'zh-CN': '网球、羽毛球、乒乓球样样爱。语速比扣杀还快。',
      th: 'ไม้ไหนก็รัก เทนนิส แบด ปิงปอง พูดเร็วกว่าลูกตบ',
    },
  },
  {
    id: 'hst_sandboxBao',
    name: 'Bảo Rổ',
    avatar: 5,
    sports: [basketball, electronicBasketball],
    languages: ['vi', 'en'],
    ...american,
    bio: {
      vi: 'Sáng nào cũng bóng rổ. Bảo đếm nhịp 24 giây thay đồng hồ báo thức.',
      en: 'Basketball every morning. The shot clock is his alarm clock.',
      'zh-CN': '每天早上都是篮球。二十四秒计时就是他的闹钟。',
      th: 'บาสทุกเช้า นาฬิกา 24 วินาทีคือนาฬิกาปลุก',
    },
  },
  {
    id: 'hst_sandboxQuan',
    name: 'Quân Lưới',
    avatar: 6,
    sports: [volleyball, beachVolleyball, handball],
    languages: ['vi', 'th'],
    ...evening,
    bio: {
      vi: 'Cựu chuyền hai của đội phường. Bóng chuyền trong nhà hay bãi biển đều có mặt.',
      en: 'Once a setter for his ward. Indoors or on the beach, he is there.',
      'zh-CN': '曾是街道队二传。室内沙滩，场场都在。',
      th: 'อดีตมือเซตทีมหมู่บ้าน ในร่มหรือชายหาดก็มา',
    },
  },
  {
    id: 'hst_sandboxThao',
    name: 'Thảo Sân Băng',
    avatar: 7,
    sports: [iceHockey, baseball, americanFootball, rugby],
    languages: ['vi', 'en'],
    ...american,
    bio: {
      vi: 'Luật môn nào khó, Thảo giải thích môn đó. Đêm nào cũng thức cùng Bắc Mỹ.',
      en: 'The harder the rules, the more she explains. Awake with North America every night.',
      'zh-CN': '规则越难她越爱讲。每晚陪北美一起熬。',
      th: 'กติกายิ่งยากยิ่งอธิบาย ตื่นกับอเมริกาเหนือทุกคืน',
    },
  },
  {
    id: 'hst_sandboxDuc',
    name: 'Đức Cơ Thủ',
    avatar: 8,
    sports: [snooker, boxing, tableTennis],
    languages: ['vi', 'zh-CN'],
    ...evening,
    bio: {
      vi: 'Bàn nỉ thì thì thầm, võ đài thì gầm. Cùng một người.',
      en: 'A whisper at the table, a roar at the ring. The same man.',
      'zh-CN': '球台边轻声细语，拳台边放声大喊，是同一个人。',
      th: 'ข้างโต๊ะกระซิบ ข้างเวทีคำราม คนเดียวกัน',
    },
  },
  {
    id: 'hst_sandboxMyy',
    name: 'My May Mắn',
    avatar: 9,
    sports: [],
    languages: ['vi', 'en'],
    ...evening,
    bio: {
      vi: 'Chia bài vui, cười nhiều, nhắc mọi người nghỉ đúng giờ.',
      en: 'Deals with a smile and reminds everybody to take a break.',
      'zh-CN': '笑着发牌，也提醒大家按时休息。',
      th: 'แจกไพ่ไปยิ้มไป และเตือนทุกคนให้พัก',
    },
  },
  {
    id: 'hst_sandboxTun',
    name: 'Tuấn Chuyện Trò',
    avatar: 10,
    sports: [],
    languages: ['vi'],
    ...night,
    bio: {
      vi: 'Hết trận vẫn còn chuyện. Tuấn ngồi lại tới sáng.',
      en: 'The match is over, the talk is not. Stays until morning.',
      'zh-CN': '比赛散场，话题不散。一直聊到天亮。',
      th: 'จบเกมแล้วยังมีเรื่องคุย นั่งถึงเช้า',
    },
  },
]
