import type { CaptchaAction } from '@keo/contract/captcha'

export type CaptchaToken = {
  /** As the party's page gave it to the player's browser. */
  readonly token: string
  readonly action: CaptchaAction
  /** Where the player speaks from. */
  readonly address: string
}

/** `unknown`: the party did not tell. Nobody is let in by it. */
export type CaptchaVerdict = 'ok' | 'refused' | 'unknown'

/** Another company's captcha in place of our own puzzles (docs/parties.md). */
export type CaptchaParty = {
  /** `ok` for a token that the party gave just now, for this site and action, and that nobody showed it before. */
  verify(shown: CaptchaToken): Promise<CaptchaVerdict>
}
