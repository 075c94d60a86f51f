import { CAPTCHA_CHOICES } from '@keo/contract/captcha'
import { LANGUAGES } from '@keo/messages/languages'
import { expect, test } from 'vitest'
import { seededChance } from './chance.ts'
import { KINDS } from './question-words.ts'
import { hasWorked, isRightAnswer, newWordedQuestion } from './worded-question.ts'

const chanceOf = (seed: number) => seededChance(Uint8Array.from({ length: 16 }, (_, n) => seed * 31 + n))
const proofOf = (proof: { prefix: string; bits: number }) => {
  let nonce = 0
  while (!hasWorked(proof, String(nonce))) nonce += 1
  return String(nonce)
}

test.each(LANGUAGES)('[CAP-01] every word of every kind is there once in %s', (language) => {
  const words = KINDS.flatMap((kind) => kind.words.map((word) => word[language]))
  expect(new Set(words).size).toBe(words.length)
  expect(words.every((word) => word.trim() === word && word !== '')).toBe(true)
  expect(new Set(KINDS.map(({ question }) => question[language])).size).toBe(KINDS.length)
})

test.each(LANGUAGES)(
  'a question in %s has two right choices among eight, at places that vary',
  (language) => {
    const places = new Set<string>()
    for (let seed = 1; seed <= 40; seed += 1) {
      const { view, secret } = newWordedQuestion(chanceOf(seed), language, 'p.')
      const asked = KINDS.find(({ question }) => question[language] === view.question)
      const right = view.choices.flatMap((choice, place) =>
        asked?.words.some((word) => word[language] === choice) ? [place] : [],
      )
      expect([view.choices.length, right]).toEqual([CAPTCHA_CHOICES, secret.right])
      places.add(right.join())
    }
    expect(places.size).toBeGreaterThan(10)
  },
)

test('[CAP-01] what is shown does not hold the answer', () => {
  const { view } = newWordedQuestion(chanceOf(3), 'vi', 'p.')
  expect(Object.keys(view).toSorted()).toEqual(['choices', 'picks', 'proof', 'question'])
})

test('[CAP-04] both words and the work are needed', () => {
  const { secret: asked } = newWordedQuestion(chanceOf(5), 'en', 'abc.')
  const secret = { ...asked, proof: { ...asked.proof, bits: 10 } }
  const proof = proofOf(secret.proof)
  const [first = 0, second = 0] = secret.right
  expect(isRightAnswer(secret, { picks: [second, first], proof })).toBe(true)
  expect(isRightAnswer(secret, { picks: [first], proof })).toBe(false)
  expect(isRightAnswer(secret, { picks: [first, first], proof })).toBe(false)
  expect(isRightAnswer(secret, { picks: [0, 1, 2, 3, 4, 5, 6, 7], proof })).toBe(false)
  expect(isRightAnswer(secret, { picks: [first, second], proof: `${proof}x` })).toBe(false)
  expect(hasWorked({ prefix: 'another.', bits: secret.proof.bits }, proof)).toBe(false)
})
