import type { GameFacts } from '@keo/games-contract/play-game'

export type Names = GameFacts['names']

const names = (vi: string, en: string, zh: string, th: string): Names => ({ vi, en, 'zh-CN': zh, th })

/** Worlds that games are drawn in; a page has colours and symbols for each. */
export const THEMES = {
  lotus: names('Sen Vàng', 'Golden Lotus', '金莲', 'บัวทอง'),
  dragon: names('Rồng Vàng', 'Golden Dragon', '金龙', 'มังกรทอง'),
  pearl: names('Ngọc Biển', 'Sea Pearl', '海珠', 'ไข่มุกทะเล'),
  tet: names('Ngày Tết', 'New Year', '新春', 'ปีใหม่'),
  lantern: names('Đèn Lồng', 'Lantern', '灯笼', 'โคมไฟ'),
  bamboo: names('Rừng Tre', 'Bamboo Grove', '竹林', 'ป่าไผ่'),
  moon: names('Đêm Rằm', 'Full Moon', '月圆', 'คืนเพ็ญ'),
  jade: names('Ngọc Bích', 'Jade', '碧玉', 'หยกเขียว'),
  fortune: names('Thần Tài', 'Fortune', '财神', 'เทพแห่งโชค'),
  phoenix: names('Phượng Hoàng', 'Phoenix', '凤凰', 'หงส์ไฟ'),
  tiger: names('Hổ Trắng', 'White Tiger', '白虎', 'เสือขาว'),
  market: names('Chợ Đêm', 'Night Market', '夜市', 'ตลาดกลางคืน'),
  star: names('Ngàn Sao', 'Thousand Stars', '繁星', 'พันดาว'),
  drum: names('Trống Đồng', 'Bronze Drum', '铜鼓', 'กลองสำริด'),
  peach: names('Hoa Đào', 'Peach Blossom', '桃花', 'ดอกท้อ'),
  kite: names('Cánh Diều', 'Kite', '风筝', 'ว่าวสาย'),
} as const satisfies Record<string, Names>

export type Theme = keyof typeof THEMES

/** A game's own name in its theme, as each language puts the two together. */
export function inTheme(own: Names, theme: Theme): Names {
  const other = THEMES[theme]
  return names(
    `${own.vi} ${other.vi}`,
    `${other.en} ${own.en}`,
    `${other['zh-CN']}${own['zh-CN']}`,
    `${own.th}${other.th}`,
  )
}

export { names }
