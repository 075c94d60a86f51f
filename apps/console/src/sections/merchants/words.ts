import type { Words } from '../../platform/look.ts'

const vi = {
  'mc.name': 'Tên',
  'mc.state': 'Trạng thái',
  'mc.on': 'mở',
  'mc.off': 'ngưng',
  'mc.limits': 'Một lệnh (₫)',
  'mc.day': 'Hôm nay / trần',
  'mc.openOrders': 'Đang mở',
  'mc.rate': 'Xong 30 ngày',
  'mc.time': 'Trung bình',
  'mc.disputes': 'Tranh chấp',
  'mc.owed': 'Còn nợ (₫)',
  'mc.none': 'Chưa có thương nhân nào. Thêm ở trang Nơi nhận tiền nạp.',
  'mc.pick': 'Chọn một thương nhân để ngưng, mở lại hoặc đổi hạn mức.',
  'mc.turnOff': 'Ngưng nhận lệnh',
  'mc.turnOn': 'Nhận lệnh trở lại',
  'mc.terms': 'Hạn mức',
  'mc.min': 'Ít nhất một lệnh (₫), để trống theo kênh',
  'mc.max': 'Nhiều nhất một lệnh (₫), để trống theo kênh',
  'mc.dayMax': 'Nhiều nhất một ngày (₫), để trống là không giới hạn',
} as const

const en = {
  'mc.name': 'Name',
  'mc.state': 'State',
  'mc.on': 'on',
  'mc.off': 'off',
  'mc.limits': 'One order (₫)',
  'mc.day': 'Today / most',
  'mc.openOrders': 'Open',
  'mc.rate': 'Done 30 days',
  'mc.time': 'Average',
  'mc.disputes': 'Disputes',
  'mc.owed': 'Owes (₫)',
  'mc.none': 'There are no merchants yet. Add them on the page Paid into.',
  'mc.pick': 'Choose a merchant to switch it off or on, or to change its limits.',
  'mc.turnOff': 'Give no more orders',
  'mc.turnOn': 'Give orders again',
  'mc.terms': 'Limits',
  'mc.min': 'Least of an order (₫), empty is as the channel',
  'mc.max': 'Most of an order (₫), empty is as the channel',
  'mc.dayMax': 'Most of a day (₫), empty is no limit',
} as const satisfies Record<keyof typeof vi, string>

export const words = { vi, en } satisfies Words<keyof typeof vi>
