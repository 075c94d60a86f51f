import { CAPTCHA_CHOICES, CAPTCHA_LEFT_MAX } from '@keo/contract/captcha'
import { workOn } from '@keo/dev-world/captcha-hand'
import { LANGUAGES } from '@keo/messages/languages'
import { expect, test } from 'vitest'
import { seededChance } from './chance.ts'
import { TOLERANCE } from './drag-track.ts'
import { KINDS } from './question-words.ts'
import { BITS_AT_REST, hasWorked, newProof } from './proof-of-work.ts'
import { isRightAnswer, newWordedQuestion } from './worded-question.ts'

const PROOF = newProof('p.', 8)
const chanceOf = (seed: number) => seededChance(Uint8Array.from({ length: 16 }, (_, n) => seed * 31 + n))

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
      const { view, secret } = newWordedQuestion(chanceOf(seed), language, PROOF)
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
  const { view } = newWordedQuestion(chanceOf(3), 'vi', PROOF)
  expect(Object.keys(view).toSorted()).toEqual(['choices', 'picks', 'proof', 'question'])
})

test('[CAP-01] [CAP-04] a guess at the words is right less often than one at the picture, and they are many', () => {
  const guesses = (CAPTCHA_CHOICES * (CAPTCHA_CHOICES - 1)) / 2
  expect(1 / guesses).toBeLessThan((2 * TOLERANCE + 1) / CAPTCHA_LEFT_MAX)
  expect(KINDS.flatMap(({ words }) => words).length).toBeGreaterThanOrEqual(120)
  expect(KINDS.every(({ words }) => words.length >= 12)).toBe(true)
})

test('[CAP-04] both words and the work are needed', () => {
  const { secret } = newWordedQuestion(chanceOf(5), 'en', PROOF)
  const proof = workOn(secret.proof)
  const [first = 0, second = 0] = secret.right
  const picks = [first, second]
  expect(isRightAnswer(secret, { picks: [second, first], proof })).toBe(true)
  expect(isRightAnswer(secret, { picks: [first], proof })).toBe(false)
  expect(isRightAnswer(secret, { picks: [first, first], proof })).toBe(false)
  expect(isRightAnswer(secret, { picks: [0, 1, 2, 3, 4, 5, 6, 7], proof })).toBe(false)
  for (const spoilt of [
    [],
    proof.slice(1),
    [...proof, ''],
    proof.toReversed(),
    proof.map((text) => `${text}x`),
  ])
    expect(isRightAnswer(secret, { picks, proof: spoilt })).toBe(false)
})

test('[CAP-04] at rest a question takes about 2^19 hashes, in parts, each of its own', () => {
  const proof = newProof('p.', BITS_AT_REST)
  expect(proof.parts * 2 ** proof.bits).toBe(2 ** 19)
  const easy = { ...proof, bits: 6 }
  const done = workOn(easy)
  expect(hasWorked(easy, done)).toBe(true)
  expect(hasWorked({ ...easy, prefix: 'another.' }, done)).toBe(false)
  expect(hasWorked({ ...easy, bits: 20 }, done)).toBe(false)
  expect(
    hasWorked(
      easy,
      Array.from({ length: easy.parts }, () => done[0] ?? ''),
    ),
  ).toBe(false)
})
