import type { CaptchaAction, CaptchaNamed } from '@keo/contract/captcha'
import { ERRORS } from '@keo/contract/errors'
import { ApiRefusal } from '../../../api/api-outcome.ts'
import { solveCaptcha } from './solve-captcha.tsx'

type Ticketed<Answer> = (captchaTicket: string | undefined) => Promise<Answer>
/** A ticket, or null when the player closed the captcha. */
type Solve = (action: CaptchaAction, about: CaptchaNamed) => Promise<string | null>
type Guarded = {
  action: CaptchaAction
  /** Whom the call names: the ticket is good for them alone. */
  about: CaptchaNamed
  /** The server is known to ask: the captcha comes before the call instead of after its refusal. */
  isSure: boolean
}

/** More refusals than that in a row are not the player's doing. */
const ROUNDS_MAX = 4

/** Repeats a call with a ticket when the server wants one. Null when the player closed the captcha. */
export function createWithCaptcha(solve: Solve) {
  return async function withCaptcha<Answer>(
    { action, about, isSure }: Guarded,
    call: Ticketed<Answer>,
  ): Promise<Answer | null> {
    let ticket: string | undefined
    let mustSolve = isSure
    for (let round = 1; ; round++) {
      if (mustSolve) {
        const solved = await solve(action, about)
        if (solved === null) return null
        ticket = solved
      }
      try {
        return await call(ticket)
      } catch (error) {
        if (round === ROUNDS_MAX || !asksForCaptcha(error)) throw error
        mustSolve = true
      }
    }
  }
}

function asksForCaptcha(error: unknown): boolean {
  if (!(error instanceof ApiRefusal)) return false
  return error.code === ERRORS.CAPTCHA_NEEDED.wire || error.code === ERRORS.CAPTCHA_INVALID.wire
}

export const withCaptcha = createWithCaptcha(solveCaptcha)
