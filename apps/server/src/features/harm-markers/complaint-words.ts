/** What somebody writes who has lost more than they can bear, in the four languages of the site. */
const WORDS: readonly string[] = [
  'nghiện',
  'mất kiểm soát',
  'không dừng được',
  'không kiềm chế được',
  'vay nợ để chơi',
  'vay để chơi',
  'thua hết',
  'mất hết tiền',
  'tự tử',
  'addicted',
  'addiction',
  'cannot stop',
  "can't stop",
  'lost everything',
  'lost control',
  'kill myself',
  'suicide',
  '上瘾',
  '停不下来',
  '输光',
  '控制不住',
  '借钱赌',
  '自杀',
  'ติดพนัน',
  'หยุดไม่ได้',
  'หมดตัว',
  'ควบคุมตัวเองไม่ได้',
  'ฆ่าตัวตาย',
]

const folded = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('’', "'")

/** The first such word of a text; a text counts once. Latin words stand by themselves: a part of another word is none. */
export function wordsOfHarm(text: string): string[] {
  const said = folded(text)
  const found = WORDS.find((word) => hasWord(said, folded(word)))
  return found === undefined ? [] : [found]
}

const LETTER = /\p{Script=Latin}/u

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isInside = LETTER.test(text[at - 1] ?? '') || LETTER.test(text[at + word.length] ?? '')
    if (!LETTER.test(word) || !isInside) return true
  }
  return false
}
