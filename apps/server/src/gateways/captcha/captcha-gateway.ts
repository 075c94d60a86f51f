import type { CaptchaPuzzle, CaptchaQuestion, TrackPoint } from '@keo/contract/captcha'
import type { Language } from '@keo/messages/languages'

/** What an answer is judged by. Kept on the server between question and answer. */
export type PuzzleSecret = { readonly kind: 'puzzle'; readonly left: number }
export type QuestionSecret = {
  readonly kind: 'question'
  readonly right: readonly number[]
  readonly proof: CaptchaQuestion['proof']
}
export type Secret = PuzzleSecret | QuestionSecret

export type Asked<View, Kept extends Secret> = {
  readonly view: Omit<View, 'challengeId'>
  readonly secret: Kept
}

export type PuzzleAnswer = {
  readonly left: number
  readonly track: readonly TrackPoint[]
  readonly kind: 'drag' | 'keys'
  /** Between the question and the answer, as the server saw it. */
  readonly tookMs: number
}
export type QuestionAnswer = { readonly picks: readonly number[]; readonly proof: readonly string[] }

/** Tells people from programs. Ours draws its own puzzles; a service elsewhere could stand here instead. */
export type CaptchaGateway = {
  newPuzzle(): Promise<Asked<CaptchaPuzzle, PuzzleSecret>>
  /** With so many bits of work more than at rest. */
  newQuestion(language: Language, extraBits: number): Promise<Asked<CaptchaQuestion, QuestionSecret>>
  fitsPuzzle(secret: PuzzleSecret, answer: PuzzleAnswer): Promise<boolean>
  fitsQuestion(secret: QuestionSecret, answer: QuestionAnswer): Promise<boolean>
}
