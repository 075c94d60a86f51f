import type { Words } from '../../platform/look.ts'

const vi = {
  'account.passkeys': 'Passkey của tôi',
  'account.about':
    'Passkey mở bàn điều hành không cần mật khẩu, và là chìa khóa thứ hai khi bạn duyệt việc nặng.',
  'account.none': 'Chưa có passkey nào.',
  'account.name': 'Đặt tên, ví dụ máy ở văn phòng',
  'account.add': 'Thêm passkey',
  'account.remove': 'Xóa',
  'account.removeNote': 'Nhập mã của ứng dụng xác thực rồi bấm Xóa.',
  'account.used': 'Dùng lần cuối',
  'account.never': 'chưa dùng',
  'account.unfit': 'Trình duyệt chỉ có passkey trên trang an toàn, dưới một tên miền.',
  'account.sessions': 'Phiên đang mở của tôi',
  'account.since': 'từ',
  'account.lastAct': 'thao tác cuối',
  'account.password': 'Đổi mật khẩu',
  'account.passwordNote': 'Đổi xong, mọi phiên khác của bạn bị đóng.',
  'account.old': 'Mật khẩu đang dùng',
  'account.change': 'Đổi mật khẩu',
  'account.changed': 'Đã đổi mật khẩu. Các phiên khác đã đóng.',
} as const

const en: Record<keyof typeof vi, string> = {
  'account.passkeys': 'My passkeys',
  'account.about':
    'A passkey opens the console without a password, and is the second key when you approve heavy acts.',
  'account.none': 'No passkey yet.',
  'account.name': 'A name, such as the office machine',
  'account.add': 'Add a passkey',
  'account.remove': 'Remove',
  'account.removeNote': 'Enter a code of the authenticator app, then press Remove.',
  'account.used': 'Last used',
  'account.never': 'never used',
  'account.unfit': 'Browsers have passkeys on secure pages only, under a name.',
  'account.sessions': 'My open sessions',
  'account.since': 'since',
  'account.lastAct': 'last act',
  'account.password': 'Change password',
  'account.passwordNote': 'When it is changed, every other session of yours ends.',
  'account.old': 'Present password',
  'account.change': 'Change password',
  'account.changed': 'The password is changed. Other sessions are over.',
}

export const words = { vi, en } satisfies Words<keyof typeof vi>
