import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'
import { Avatar, Birthday, QuickSettings, Sex } from './members.ts'

export const updateAvatar = defineCall({
  method: 'PUT',
  path: '/api/member/update-avatar',
  access: 'member',
  limit: 'profile',
  summary: 'Choose one of the ten avatars',
  request: z.object({ avatar: Avatar }),
  response: z.object({ avatar: Avatar }),
})

export const updateBirthday = defineCall({
  method: 'PUT',
  path: '/api/member/update-birthday',
  access: 'member',
  limit: 'profile',
  summary: 'Set the birthday; only adults, and only until the identity is confirmed',
  errors: ['TOO_YOUNG', 'BIRTHDAY_LOCKED'],
  request: z.object({ birthday: Birthday }),
  response: z.object({ birthday: Birthday }),
})

export const updateSex = defineCall({
  method: 'PUT',
  path: '/api/member/update-sex',
  access: 'member',
  limit: 'profile',
  summary: 'Set the relationship: 0 private, 1 single, 2 married',
  request: z.object({ sex: Sex }),
  response: z.object({ sex: Sex }),
})

/** 4 to 10 characters once trimmed, counted as people count them; the rest of the rule is the server's. */
export const updateNickName = defineCall({
  method: 'PUT',
  path: '/api/member/update-nickname',
  access: 'member',
  limit: 'profile',
  summary: 'Ask for a new nickname; the old one stands until the review accepts it',
  request: z.object({ nickName: z.string().check(z.maxLength(100)) }),
  response: z.object({ nickName: z.string(), nickNameStatus: z.literal(true) }),
})

export const modifyQuickSettings = defineCall({
  method: 'PUT',
  path: '/api/member/quick/setting/modify',
  access: 'member',
  limit: 'profile',
  summary: 'Keep the odds format and the goal sound',
  request: QuickSettings,
  response: QuickSettings,
})
