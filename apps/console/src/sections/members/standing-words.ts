import type { Words } from '../../platform/look.ts'

const vi = {
  'std.title': 'Vị thế và xác thực',
  'std.factors': 'Lớp xác thực',
  'std.app': 'Ứng dụng',
  'std.passkeys': 'Khóa truy cập',
  'std.codes': 'Mã khôi phục còn',
  'std.live': 'Mục trực tiếp',
  'std.on': 'bật',
  'std.off': 'tắt',
  'std.line': 'Tuyến đại lý',
  'std.mainLine': 'Chính',
  'std.chat': 'Mở hội thoại gần nhất',
  'std.noChat': 'Chưa từng hỏi nhân viên.',
  'std.change': 'Đổi vị thế',
  'std.level': 'Cấp VIP',
  'std.levelNote':
    'Đặt bằng tay không kèm quà lên cấp; sau đó luật lên, giữ và xuống cấp vẫn chạy như thường.',
  'std.setLevel': 'Đặt VIP',
  'std.setLine': 'Chuyển tuyến',
  'std.liveOff': 'Tắt mục trực tiếp',
  'std.liveOn': 'Bật mục trực tiếp',
  'std.reset': 'Gỡ mọi lớp xác thực',
  'std.resetNote':
    'Chỉ khi hội viên mất hết và đã chứng minh mình là chủ. Hai người xem bằng chứng; mọi phiên bị đăng xuất; liên hệ cũ được báo và có thể hoàn tác.',
  'std.proof': 'Chứng minh bằng',
  'proof.callBack': 'Gọi lại số đã gắn',
  'proof.video': 'Gọi video kèm giấy tờ',
  'proof.document': 'Ảnh giấy tờ khớp hồ sơ',
  'std.seen': 'Đã thấy hoặc nghe gì',
  'std.askReset': 'Xin gỡ, chuyển người thứ hai',
} as const

const en = {
  'std.title': 'Standing and factors',
  'std.factors': 'Second factors',
  'std.app': 'App',
  'std.passkeys': 'Passkeys',
  'std.codes': 'Recovery codes left',
  'std.live': 'Live section',
  'std.on': 'on',
  'std.off': 'off',
  'std.line': 'Agent line',
  'std.mainLine': 'Main',
  'std.chat': 'Open the newest chat',
  'std.noChat': 'Never asked for a person.',
  'std.change': 'Change the standing',
  'std.level': 'VIP level',
  'std.levelNote':
    'Set by hand it brings no gift; from then on the rules of rising, keeping and falling go on as usual.',
  'std.setLevel': 'Set VIP',
  'std.setLine': 'Move to the line',
  'std.liveOff': 'Turn the live section off',
  'std.liveOn': 'Turn the live section on',
  'std.reset': 'Remove every second factor',
  'std.resetNote':
    'Only for an owner who lost everything and proved who they are. Two people look at the proof; every session ends; the contacts from before are told and can undo it.',
  'std.proof': 'Proven by',
  'proof.callBack': 'A call back to the bound number',
  'proof.video': 'A video call with the document',
  'proof.document': 'A picture of the document that fits',
  'std.seen': 'What was seen or heard',
  'std.askReset': 'Ask, hand to a second person',
} as const satisfies Record<keyof typeof vi, string>

export const standingWords = { vi, en } satisfies Words<keyof typeof vi>
