import type { PlayCode } from '@keo/games-contract/play-codes'

type Details = Readonly<Record<string, string>>

/** Why a game page does not get what it asked for. */
export class PlayRefusal extends Error {
  readonly code: PlayCode
  readonly details: Details

  constructor(code: PlayCode, details: Details = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}

export function refusePlay(code: PlayCode, details: Details = {}): never {
  throw new PlayRefusal(code, details)
}
