import type { Words } from '../platform/look.ts'

const vi = {
  'ex.kind': 'Hội viên xin',
  'ex.break': 'Tạm nghỉ',
  'ex.exclusion': 'Tự loại trừ có thời hạn',
  'ex.endless': 'Tự loại trừ không thời hạn',
  'ex.days': 'Số ngày (1–42)',
  'ex.months': 'Số tháng (6–60)',
  'ex.cameBy': 'Xin qua',
  'ex.by.phone': 'Điện thoại',
  'ex.by.letter': 'Thư tay',
  'ex.by.mail': 'Email',
  'ex.by.chat': 'Chat',
  'ex.breakHolds': 'Có hiệu lực ngay. Chỉ kéo dài được, không rút ngắn được.',
  'ex.exclusionHolds': 'Có hiệu lực ngay, mọi phiên bị đăng xuất. Chỉ kéo dài được, không rút ngắn được.',
  'ex.put': 'Ghi sổ và gửi thư',
  'ex.done': 'Đã ghi. Đến',
  'ex.noEnd': 'không thời hạn',
} as const

const en = {
  'ex.kind': 'The member asks for',
  'ex.break': 'A break',
  'ex.exclusion': 'An exclusion with an end',
  'ex.endless': 'An exclusion without end',
  'ex.days': 'Days (1–42)',
  'ex.months': 'Months (6–60)',
  'ex.cameBy': 'Asked by',
  'ex.by.phone': 'Phone',
  'ex.by.letter': 'Letter on paper',
  'ex.by.mail': 'E-mail',
  'ex.by.chat': 'Chat',
  'ex.breakHolds': 'Holds at once. It can be made longer, never shorter.',
  'ex.exclusionHolds': 'Holds at once and ends every session. It can be made longer, never shorter.',
  'ex.put': 'Put on record, send the letter',
  'ex.done': 'On record. Until',
  'ex.noEnd': 'without end',
} as const satisfies Record<keyof typeof vi, string>

export const exclusionWords = { vi, en } satisfies Words<keyof typeof vi>
