import { NICK_NAME_MAX, NICK_NAME_MIN } from '@keo/contract/members'
import type { MessageKey } from '@keo/messages/keys'

/**
 * Letters of the scripts our players write in. Cyrillic, Greek and the like stay out: their letters are drawn like
 * Latin ones, and nobody here needs them.
 */
const LETTERS =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Inherited}\p{Nd} ._-]+$/u
/** Zero-width, direction-changing, fillers, variation selectors, enclosing marks, and marks without end. */
const TRICKS = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Me}]|\p{M}{4}|^\p{M}| {2}/u
/** Sara am falls apart under compatibility normalisation, though it is the ordinary way to write it. */
const SARA_AM = /[\u0E33\u0EB3]/g
const HAS_LETTER = /\p{L}/u

/** Names that only staff may bear, in whatever disguise; the second list only when nothing else stands beside it. */
const STAFF_WORDS = [
  'admin',
  'moderator',
  'support',
  'official',
  'cskh',
  'quantri',
  'nhanvien',
  'chamsockh',
  '客服',
  '管理员',
  '官方',
  'แอดมิน',
  'เจ้าหน้าที่',
  'ทีมงาน',
]
const STAFF_NAMES = ['keo', 'hotro', 'hethong', 'system', 'service', 'staff', 'nhacai', 'mod', '系统', '系統']

/** As it is kept: composed and trimmed. */
export function tidyNickName(typed: string): string {
  return typed.normalize('NFC').trim()
}

/** What is wrong with a tidied nickname, or null. */
export function nickNameProblem(nickName: string): MessageKey | null {
  const length = [...nickName].length
  if (length < NICK_NAME_MIN || length > NICK_NAME_MAX) return 'field.nickNameLength'
  if (TRICKS.test(nickName) || !LETTERS.test(nickName) || !HAS_LETTER.test(nickName))
    return 'field.nickNameSigns'
  const plain = nickName.replaceAll(SARA_AM, '')
  if (plain.normalize('NFKC') !== plain) return 'field.nickNameSigns'
  return looksLikeStaff(nickName) ? 'field.nickNameStaff' : null
}

function looksLikeStaff(nickName: string): boolean {
  const bones = skeleton(nickName)
  if (STAFF_WORDS.some((word) => bones.includes(skeleton(word)))) return true
  const name = skeleton(nickName.replace(/[\p{Nd} ._-]+$/u, ''))
  return STAFF_NAMES.some((word) => {
    const staff = skeleton(word)
    return name === staff || name === staff + skeleton('keo') || name === skeleton('keo') + staff
  })
}

/** Signs that are read as another: `4dm1n`, `admln`, `ađmin` and `a.d.m.i.n` all come out alike. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
  l: 'i',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ɩ: 'i',
  ł: 'i',
  ø: 'o',
  ɑ: 'a',
  ɡ: 'g',
  ß: 'b',
}

function skeleton(text: string): string {
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F ._-]/g, '')
  return [...bare].map((sign) => READ_AS[sign] ?? sign).join('')
}
