import type { Words } from '../../platform/look.ts'

const vi = {
  'bk.add': 'Thêm',
  'bk.none': 'Chưa có ngân hàng nào: hội viên chưa thể gắn thẻ.',
  'bk.pick': 'Chọn một ngân hàng để sửa, ẩn hoặc xếp lại.',
  'bk.new': 'Ngân hàng mới',
  'bk.code': 'Mã (A–Z, 0–9), không đổi được',
  'bk.shortName': 'Tên ngắn',
  'bk.name': 'Tên đầy đủ',
  'bk.country': 'Nước',
  'bk.bin': 'Mã 6 số trong QR, không có thì để trống',
  'bk.place': 'Thứ tự',
  'bk.state': 'Trạng thái',
  'bk.shown': 'hiện',
  'bk.hidden': 'ẩn',
  'bk.c2c': 'Thương nhân C2C trả vào ngân hàng này',
  'bk.isShown': 'Hội viên gắn được thẻ mới',
  'bk.keeps': 'Thẻ đã gắn vẫn dùng được khi ngân hàng bị ẩn.',
  'bk.save': 'Lưu',
  'bk.saved': 'Đã lưu.',
} as const

const en = {
  'bk.add': 'Add one',
  'bk.none': 'There is no bank yet: no member can bind a card.',
  'bk.pick': 'Choose a bank to change it, hide it or give it another place.',
  'bk.new': 'New bank',
  'bk.code': 'Code (A–Z, 0–9), it stays',
  'bk.shortName': 'Short name',
  'bk.name': 'Whole name',
  'bk.country': 'Country',
  'bk.bin': 'Six digits in codes to scan, empty where there are none',
  'bk.place': 'Place',
  'bk.state': 'State',
  'bk.shown': 'shown',
  'bk.hidden': 'hidden',
  'bk.c2c': 'C2C merchants pay to accounts there',
  'bk.isShown': 'Members may bind new cards',
  'bk.keeps': 'Cards that are bound go on when a bank is hidden.',
  'bk.save': 'Save',
  'bk.saved': 'Saved.',
} as const satisfies Record<keyof typeof vi, string>

export const words = { vi, en } satisfies Words<keyof typeof vi>
