import type { StatementFault, StatementVerdict } from '@keo/contract/statement-check'
import type { Proof, Step } from './proof.ts'

/** What is checked of a statement, in the order of the check; those between head and end for each row. */
const CHECKS = [
  ['format', 'proof.step.format', 'keo statement 1'],
  ['genesis', 'proof.step.genesis', 'SHA-256(keo ledger|tenant|member|currency)'],
  ['order', 'proof.step.order', 'seq = seq + 1'],
  ['hash', 'proof.step.rowHash', 'SHA-256(hash + row)'],
  ['unbalanced', 'proof.step.unbalanced', 'Σ = 0'],
  ['balance', 'proof.step.balance', 'Σ account = balance'],
  ['end', 'proof.step.end', 'end|seq|hash|rows'],
] as const satisfies readonly (readonly [StatementFault['fault'], Step['title'], string])[]

/** The verdict as steps: what held, the one that did not, and those that the check did not come to. */
export function statementProof(verdict: StatementVerdict): Proof {
  const broken = verdict.isIntact
    ? CHECKS.length
    : CHECKS.findIndex(([fault]) => fault === verdict.fault.fault)
  return {
    matches: verdict.isIntact,
    steps: CHECKS.map(([, title, how], at) => ({
      title,
      how,
      result: [],
      fits: at > broken ? null : at < broken,
    })),
  }
}
