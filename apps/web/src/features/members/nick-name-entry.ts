import { NICK_NAME_MAX, NICK_NAME_MIN } from '@keo/contract/members'

/** What the field keeps: ten characters, each with the marks that belong to it. */
export function nickNameKept(typed: string): string {
  return [...typed.normalize('NFC')].slice(0, NICK_NAME_MAX).join('')
}

export function isNickNameLongEnough(typed: string): boolean {
  return [...typed.normalize('NFC').trim()].length >= NICK_NAME_MIN
}
