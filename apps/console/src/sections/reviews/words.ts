import type { Words } from '../../platform/look.ts'

const vi = {
  'doc.idCard': 'Căn cước',
  'doc.passport': 'Hộ chiếu',
  'idr.signs': 'Dấu hiệu',
  'idr.name': 'Họ tên',
  'idr.birthday': 'Ngày sinh',
  'idr.number': 'Số giấy tờ',
  'idr.sent': 'Gửi lúc',
  'sign.age': 'Đủ tuổi',
  'sign.own': 'Điều ta tự biết',
  'sign.tries': 'Số lần gửi',
  'sign.phone': 'Số điện thoại đã gắn',
  'objection.tooYoung': 'từng bị từ chối vì chưa đủ tuổi',
  'objection.listed': 'có trong danh sách',
  'objection.documentElsewhere': 'giấy tờ của tài khoản khác',
  'objection.excluded': 'người này đang tự khóa',
  'objection.unproven': 'chưa chứng minh',
  'idr.objection': 'Duyệt cũng sẽ bị từ chối vì điều này.',
  'idr.reveal': 'Hiện đầy đủ để đối chiếu',
  'idr.gone': 'Tự che lại sau 30 giây.',
} as const

const en = {
  'doc.idCard': 'Identity card',
  'doc.passport': 'Passport',
  'idr.signs': 'Signs',
  'idr.name': 'Name',
  'idr.birthday': 'Birthday',
  'idr.number': 'Document number',
  'idr.sent': 'Sent at',
  'sign.age': 'Of age',
  'sign.own': 'What we know ourselves',
  'sign.tries': 'Times sent',
  'sign.phone': 'A phone number is bound',
  'objection.tooYoung': 'was refused as too young before',
  'objection.listed': 'on a list',
  'objection.documentElsewhere': 'a document of another account',
  'objection.excluded': 'this person is excluded',
  'objection.unproven': 'not proven',
  'idr.objection': 'Approved or not, it is refused for this.',
  'idr.reveal': 'Show in full, to compare',
  'idr.gone': 'Masked again after 30 seconds.',
} as const satisfies Record<keyof typeof vi, string>

export const words = { vi, en } satisfies Words<keyof typeof vi>
