import type { Words } from '../../platform/look.ts'

const vi = {
  'rooms.none': 'Không có tin nào bị báo cáo.',
  'rooms.pick': 'Chọn một tin bị báo cáo.',
  'rooms.room': 'Phòng',
  'rooms.said': 'Lời',
  'rooms.reports': 'Báo cáo',
  'rooms.hidden': 'đang ẩn',
  'reason.spam': 'quảng cáo',
  'reason.abuse': 'xúc phạm',
  'reason.scam': 'lừa đảo',
  'reason.other': 'khác',
  'act.remove': 'Gỡ tin',
  'act.keep': 'Để yên',
  'act.mute': 'Cấm nói 1 giờ',
  'act.ban': 'Cấm phòng 7 ngày',
  'act.free': 'Bỏ cấm',
  'act.slow': 'Nói chậm: 10 giây một tin',
} as const

const en: Record<keyof typeof vi, string> = {
  'rooms.none': 'No message was reported.',
  'rooms.pick': 'Choose a reported message.',
  'rooms.room': 'Room',
  'rooms.said': 'Words',
  'rooms.reports': 'Reports',
  'rooms.hidden': 'hidden now',
  'reason.spam': 'spam',
  'reason.abuse': 'abuse',
  'reason.scam': 'scam',
  'reason.other': 'other',
  'act.remove': 'Take it away',
  'act.keep': 'Let it stand',
  'act.mute': 'Mute for an hour',
  'act.ban': 'Ban for 7 days',
  'act.free': 'Free again',
  'act.slow': 'Slow mode: one message in 10 seconds',
}

export const words = { vi, en } satisfies Words<keyof typeof vi>
