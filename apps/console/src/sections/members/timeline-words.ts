import type { Words } from '../../platform/look.ts'

const vi = {
  'tl.show': 'Chỉ xem',
  'tl.all': 'Mọi việc',
  'tl.bets': 'Cược thể thao',
  'tl.games': 'Trò chơi, theo giờ',
  'tl.rewards': 'Thưởng',
  'tl.money': 'Tiền',
  'tl.support': 'Hỗ trợ',
  'tl.sessions': 'Đăng nhập, đăng xuất',
  'tl.safety': 'Chơi an toàn, khiếu nại',
  'tl.staff': 'Khóa, ghi chú, nhân viên',
  'tl.account': 'Tài khoản',
  'tl.rounds': 'ván',
  'tl.none': 'Không có việc nào loại này.',
} as const

const en = {
  'tl.show': 'Show only',
  'tl.all': 'Everything',
  'tl.bets': 'Bets on sports',
  'tl.games': 'Games, by the hour',
  'tl.rewards': 'Rewards',
  'tl.money': 'Money',
  'tl.support': 'Support',
  'tl.sessions': 'Signing in and out',
  'tl.safety': 'Safer play, complaints',
  'tl.staff': 'Locks, notes, the staff',
  'tl.account': 'Account',
  'tl.rounds': 'rounds',
  'tl.none': 'Nothing of this kind.',
} as const satisfies Record<keyof typeof vi, string>

export const timelineWords = { vi, en } satisfies Words<keyof typeof vi>
