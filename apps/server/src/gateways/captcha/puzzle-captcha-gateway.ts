import type { Ids } from '@keo/service-kit/ids'
import type { CaptchaGateway } from './captcha-gateway.ts'
import { seededChance } from './chance.ts'
import { isHumanTrack, TOLERANCE } from './drag-track.ts'
import { drawPuzzle } from './puzzle-picture.ts'
import { BITS_AT_REST, newProof } from './proof-of-work.ts'
import { isRightAnswer, newWordedQuestion } from './worded-question.ts'

const SEED_BYTES = 16
/** Of random signs; with part and answer it stays within one block of the hash. */
const PREFIX_LENGTH = 22

/** Draws and judges in this process: no other party sees the players. */
export function puzzleCaptchaGateway({
  ids,
  bitsAtRest = BITS_AT_REST,
}: {
  ids: Ids
  bitsAtRest?: number
}): CaptchaGateway {
  const newPrefix = () => `${ids.token().slice(0, PREFIX_LENGTH)}.`
  const newChance = () => seededChance(ids.bytes(SEED_BYTES))
  return {
    async newPuzzle() {
      const { view, left } = await drawPuzzle(newChance())
      return { view, secret: { kind: 'puzzle', left } }
    },
    async newQuestion(language, extraBits) {
      return newWordedQuestion(newChance(), language, newProof(newPrefix(), bitsAtRest + extraBits))
    },
    async fitsPuzzle(secret, answer) {
      return Math.abs(answer.left - secret.left) <= TOLERANCE && isHumanTrack(answer)
    },
    async fitsQuestion(secret, answer) {
      return isRightAnswer(secret, answer)
    },
  }
}
