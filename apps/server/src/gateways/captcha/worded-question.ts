import { CAPTCHA_CHOICES, CAPTCHA_PICKS, type CaptchaQuestion } from '@keo/contract/captcha'
import type { Language } from '@keo/messages/languages'
import type { QuestionAnswer, QuestionSecret } from './captcha-gateway.ts'
import type { Chance } from './chance.ts'
import { hasWorked } from './proof-of-work.ts'
import { KINDS } from './question-words.ts'

type Choice = { readonly text: string; readonly isRight: boolean }

export function newWordedQuestion(
  chance: Chance,
  language: Language,
  proof: CaptchaQuestion['proof'],
): { view: Omit<CaptchaQuestion, 'challengeId'>; secret: QuestionSecret } {
  const asked = chance.oneOf(KINDS)
  const others = KINDS.filter((kind) => kind !== asked).flatMap(({ words }) => words)
  const choices = chance.shuffled<Choice>([
    ...chance
      .shuffled(asked.words)
      .slice(0, CAPTCHA_PICKS)
      .map((word) => ({ text: word[language], isRight: true })),
    ...chance
      .shuffled(others)
      .slice(0, CAPTCHA_CHOICES - CAPTCHA_PICKS)
      .map((word) => ({ text: word[language], isRight: false })),
  ])
  const right = choices.flatMap(({ isRight }, place) => (isRight ? [place] : []))
  return {
    view: {
      question: asked.question[language],
      choices: choices.map(({ text }) => text),
      picks: right.length,
      proof,
    },
    secret: { kind: 'question', right, proof },
  }
}

export function isRightAnswer({ right, proof }: QuestionSecret, answer: QuestionAnswer): boolean {
  const picked = new Set(answer.picks)
  const isRight = picked.size === right.length && right.every((place) => picked.has(place))
  return isRight && hasWorked(proof, answer.proof)
}
