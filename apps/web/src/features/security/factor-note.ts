import type { ProofWay } from '@keo/contract/second-factor-proof'

const NOTES: Partial<Record<ProofWay, 'secondFactor.checkTotp' | 'secondFactor.checkPasskey'>> = {
  totp: 'secondFactor.checkTotp',
  passkey: 'secondFactor.checkPasskey',
}

/** What to do for this second factor. */
export const factorNote = (way: ProofWay) => NOTES[way] ?? 'secondFactor.checkRecovery'
