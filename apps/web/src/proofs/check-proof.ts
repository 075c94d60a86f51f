import { checkStatement, type StatementVerdict } from '@keo/contract/statement-check'
import type { Evidence } from './evidence.ts'
import { checkMatch } from './match-proof.ts'
import { checkPlan } from './plan-proof.ts'
import { type Proof, sha256Hex } from './proof.ts'
import { readEvidence } from './read-evidence.ts'
import { checkRound } from './round-proof.ts'
import { statementProof } from './statement-proof.ts'

export type Checked =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'statement'; readonly proof: Proof; readonly verdict: StatementVerdict }
  | { readonly kind: 'round' | 'match' | 'plan'; readonly proof: Proof; readonly evidence: Evidence }

/** Whatever Kèo hands out to be checked, told apart by the text alone: evidence is JSON, a statement is rows. */
export function checkProof(text: string): Checked {
  if (!text.trimStart().startsWith('{')) {
    const verdict = checkStatement(text, sha256Hex)
    return { kind: 'statement', proof: statementProof(verdict), verdict }
  }
  const evidence = readEvidence(text)
  switch (evidence?.keo) {
    case 'round 1':
      return { kind: 'round', proof: checkRound(evidence), evidence }
    case 'match 2':
      return { kind: 'match', proof: checkMatch(evidence), evidence }
    case 'plan 1':
      return { kind: 'plan', proof: checkPlan(evidence), evidence }
    case undefined:
      return { kind: 'unreadable' }
  }
}
