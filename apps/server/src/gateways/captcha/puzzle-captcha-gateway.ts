import type { Ids } from '@keo/service-kit/ids'
import type { CaptchaGateway } from './captcha-gateway.ts'
import { seededChance } from './chance.ts'
import { isHumanTrack, TOLERANCE } from './drag-track.ts'
import { drawPuzzle } from './puzzle-picture.ts'
import { isRightAnswer, newWordedQuestion } from './worded-question.ts'

const SEED_BYTES = 16

/** Draws and judges in this process: no other party sees the players. */
export function puzzleCaptchaGateway({ ids }: { ids: Ids }): CaptchaGateway {
  const newChance = () => seededChance(ids.bytes(SEED_BYTES))
  return {
    async newPuzzle() {
      const { view, left } = await drawPuzzle(newChance())
      return { view, secret: { kind: 'puzzle', left } }
    },
    async newQuestion(language) {
      return newWordedQuestion(newChance(), language, `${ids.token()}.`)
    },
    async fitsPuzzle(secret, answer) {
      return Math.abs(answer.left - secret.left) <= TOLERANCE && isHumanTrack(answer)
    },
    async fitsQuestion(secret, answer) {
      return isRightAnswer(secret, answer)
    },
  }
}
