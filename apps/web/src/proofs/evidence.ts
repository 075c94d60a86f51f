import type { SealedPlan } from '@keo/contract/plan-seal'
import type { RecomputedGame } from '@keo/game-rules/recompute'
import type { Language } from '@keo/messages/languages'

/** Rounds of the crash follow from a chain of hashes, all others from a pair of seeds. */
export type VerifiedGame = RecomputedGame | 'crash'

/** A round as it is revealed. For the crash the server seed is the round's hash and the client seed the published salt. */
export type RoundEvidence = {
  readonly keo: 'round 1'
  readonly game: VerifiedGame
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  /** What of the bet decides how much is drawn; null where nothing does. */
  readonly setting: number | null
  /** The hash that was shown before; of the crash, the hash of the round before. */
  readonly commitment: string
  /** What was played, in the order in which it is compared; null where the round does not tell it. */
  readonly drawn: string | null
}

export type MatchEvidence = {
  readonly keo: 'match 2'
  /** Sealed with the seed: another match cannot show it. */
  readonly matchId: number
  /** Published before the start. */
  readonly seedHash: string
  /** Published after the end. */
  readonly seed: string
}

export type PlanEvidence = {
  readonly keo: 'plan 1'
  readonly plan: SealedPlan
  readonly salt: string
  /** Published when the plan was written. */
  readonly hash: string
}

/** What a page of the app hands out for a check elsewhere: one text, to be saved, sent or pasted. */
export type Evidence = RoundEvidence | MatchEvidence | PlanEvidence

/** One file without a connection, beside the app. */
const VERIFY_PAGE = '/verify.html'

/** How the app looks just now: the page stands alone and cannot read what was chosen there. */
type Look = { readonly language: Language; readonly theme: 'dark' | 'light' }

/** The page in that look, with what there is to check behind the hash sign, which no browser sends to anybody. */
export function verifyAddress(look: Look, text = ''): string {
  const page = `${VERIFY_PAGE}?${new URLSearchParams(look).toString()}`
  return text === '' ? page : `${page}#${encodeURIComponent(text)}`
}
