import {
  answerCaptchaQuestion,
  checkCaptcha,
  newCaptcha,
  newCaptchaQuestion,
  passCaptcha,
} from '@keo/contract/captcha'
import type { Api } from '@keo/service-kit/http/api'
import type { Captcha } from './captcha-service.ts'

export function captchaRoutes(api: Api, captcha: Captcha) {
  api.handle(newCaptcha, (from) => captcha.newPuzzle(from.body, from))
  api.handle(newCaptchaQuestion, (from) => captcha.newQuestion(from.body, from.language, from))
  api.handle(checkCaptcha, async (from) => {
    const { challengeId, ...answer } = from.body
    return { captchaTicket: await captcha.checkPuzzle(challengeId, answer, from) }
  })
  api.handle(passCaptcha, async (from) => ({
    captchaTicket: await captcha.pass(from.body.token, from.body, from),
  }))
  api.handle(answerCaptchaQuestion, async (from) => {
    const { challengeId, ...answer } = from.body
    return { captchaTicket: await captcha.checkQuestion(challengeId, answer, from) }
  })
}
