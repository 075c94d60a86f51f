import type { Language } from '@keo/messages/languages'

type Words = {
  /** As one word with its marks: without them it would be an everyday one, as `lồn` and `lớn`. */
  readonly exact?: readonly string[]
  /** Without marks, and through the gaps between words; `*` at the end takes what follows in the same word too. */
  readonly folded?: readonly string[]
  /** Anywhere, in scripts that leave no gaps. */
  readonly inside?: readonly string[]
}

const listed = (list: string): string[] => list.split(/\s+/)

/** What nobody writes in a room, by language. Data: an entry is added here alone. */
const UNWANTED: Readonly<Record<Language, Words>> = {
  vi: {
    exact: listed(`lồn nồn lờn cặc kặc cẹc buồi đụ địt đĩ điếm đéo chịch`),
    folded:
      listed(`ditme ditmemay ditcon* dit djt djtme duma dume dumemay dumamay dmm dcm dkm vcl vkl vlon vailon
      vaicalon clgt cailon deome deomemay conmemay memay metsumay occho thangcho chodia matlon dauboi
      dbrr loz lozz buoicac`),
  },
  en: {
    folded:
      listed(`fuck* fuk fck motherfuck* shit* bullshit bitch* cunt* asshole* dickhead* whore* slut* nigger*
      nigga* faggot* retard* bastard* wanker*`),
  },
  'zh-CN': {
    inside: listed(
      `操你 草你 肏 草泥马 他妈的 她妈的 你妈逼 尼玛 傻逼 傻屄 傻比 煞笔 婊子 鸡巴 雞巴 狗日 滚蛋 去死 王八蛋 操妳 幹你 贱人 賤人 妓女`,
    ),
    folded: listed(`cnm nmsl wcnm`),
  },
  th: { inside: listed(`เหี้ย เหี่ย ควย เย็ด สัส สัด อีดอก ไอ้สัตว์ กะหรี่ พ่อมึง แม่มึง มึงตาย`) },
}

const all = (kind: keyof Words) => Object.values(UNWANTED).flatMap((of) => of[kind] ?? [])
const INSIDE = all('inside')
const EXACT = new Set(all('exact'))
const FOLDED = all('folded').map((entry) => ({
  word: entry.replace('*', ''),
  isStem: entry.endsWith('*'),
}))

const STAND_INS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  đ: 'd',
}

/** Without marks, with the letters that digits and signs stand for, and no letter twice in a row. */
function folded(word: string): string {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '')
  return once([...bare].map((sign) => STAND_INS[sign] ?? sign).join('')).replace(/[^\p{L}]/gu, '')
}
const once = (text: string) => text.replace(/(\p{L})\1+/gu, '$1')

/** Letters that stand alone are one word in disguise: `đ ị t`, `f.u.c.k`. */
function wordsOf(text: string): string[] {
  const joined = text.replace(
    /(?<![\p{L}\p{M}\p{N}])(?:\p{L}\p{M}*[^\p{L}\p{M}\p{N}@$!]{1,3}){2,}\p{L}\p{M}*(?![\p{L}\p{M}\p{N}])/gu,
    (run) => run.replace(/[^\p{L}\p{M}]/gu, ''),
  )
  return joined.split(/[^\p{L}\p{M}\p{N}@$!]+/u).filter((word) => word !== '')
}

/** Whether one of the words begins and ends where words do: `dit me` is found, `edit menu` is not. */
function hasFolded(words: readonly string[]): boolean {
  return words.some((_, first) => {
    let joined = ''
    for (const word of words.slice(first)) {
      joined = once(joined + word)
      const found = FOLDED.some(
        ({ word: bad, isStem }) =>
          joined === once(bad) || (isStem && joined.startsWith(once(bad)) && joined.length <= word.length),
      )
      if (found) return true
      if (joined.length > 16) return false
    }
    return false
  })
}

/** Takes the text with look-alike signs made plain. */
export function isUnwanted(text: string): boolean {
  const words = wordsOf(text)
  if (words.some((word) => EXACT.has(once(word)))) return true
  if (hasFolded(words.map(folded).filter((word) => word !== ''))) return true
  const letters = once(text.replace(/[^\p{L}\p{M}]/gu, ''))
  return INSIDE.some((bad) => letters.includes(once(bad)))
}
