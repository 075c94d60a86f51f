import type { CaptchaQuestion } from '@keo/contract/captcha'
import { blockOf, firstWord } from './sha256-word.ts'

type Parts = {
  now(): number
  /** Lets the page paint and listen between two stretches of work. */
  pause(): Promise<void>
  isCancelled(): boolean
  onPart(done: number): void
}

/** Short enough that a tap is felt at once, on whatever device. */
const STRETCH_MS = 24
const HASHES_BETWEEN_LOOKS = 512

/** The texts that make each part's hash begin with enough zero bits; null when nobody wants them any more. */
export async function proofOfWork(
  { prefix, parts, bits }: CaptchaQuestion['proof'],
  { now, pause, isCancelled, onPart }: Parts,
): Promise<string[] | null> {
  const found: string[] = []
  let trial = newTrial(`${prefix}0.`)
  let stretchEndsAt = now() + STRETCH_MS
  for (let number = 0; found.length < parts; number++) {
    if (Math.clz32(trial.hash(number)) >= bits) {
      found.push(trial.text(number))
      onPart(found.length)
      trial = newTrial(`${prefix}${found.length}.`)
    }
    if (number % HASHES_BETWEEN_LOOKS === 0 && now() >= stretchEndsAt) {
      await pause()
      if (isCancelled()) return null
      stretchEndsAt = now() + STRETCH_MS
    }
  }
  return found
}

const WORD = 4
const DIGITS = 8

/** Numbers of eight digits behind a text that is filled up to a whole word: each try changes two words, no more. */
function newTrial(start: string) {
  const filled = '0'.repeat((WORD - (start.length % WORD)) % WORD)
  const words = blockOf(start + filled + '0'.repeat(DIGITS))
  const place = (start.length + filled.length) / WORD
  return {
    hash(number: number): number {
      words[place] = hexWord(number >>> 16)
      words[place + 1] = hexWord(number & 0xffff)
      return firstWord(words)
    },
    text: (number: number): string => filled + number.toString(16).padStart(DIGITS, '0'),
  }
}

const hexCode = (digit: number): number => digit + (digit < 10 ? 48 : 87)

function hexWord(of: number): number {
  const upper = (hexCode(of >>> 12) << 24) | (hexCode((of >>> 8) & 15) << 16)
  return upper | (hexCode((of >>> 4) & 15) << 8) | hexCode(of & 15)
}
