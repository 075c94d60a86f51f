import type { Words } from '../../platform/look.ts'

const vi = {
  'tab.people': 'Nhân viên',
  'tab.roles': 'Vai trò',
  'sf.matrix': 'Vai trò và quyền',
  'sf.permission': 'Quyền',
  'sf.alone': 'được làm',
  'sf.two': 'có việc cần người thứ hai duyệt',
  'sf.denied': 'không được, nếu không nói gì khác',
  'sf.pick': 'Chọn một vai trò để xem ai đang giữ.',
  'sf.nobody': 'Chưa ai giữ vai trò này.',
  'sf.second': 'Cần hai người, vai trò này xin và duyệt được',
  'sf.apart': 'Không ai giữ cùng lúc với',
} as const

const en: Record<keyof typeof vi, string> = {
  'tab.people': 'Staff',
  'tab.roles': 'Roles',
  'sf.matrix': 'Roles and permissions',
  'sf.permission': 'Permission',
  'sf.alone': 'may do it',
  'sf.two': 'some of it takes a second person',
  'sf.denied': 'denied, the default',
  'sf.pick': 'Choose a role to see who has it.',
  'sf.nobody': 'Nobody has this role yet.',
  'sf.second': 'Takes two people; this role asks and approves',
  'sf.apart': 'Nobody has it together with',
}

export const words: Words<keyof typeof vi> = { vi, en }
