import type { Say } from '@keo/messages/say'
import type { Checked } from '../proofs/check-proof.ts'
import type { Evidence } from '../proofs/evidence.ts'
import type { Proof, Step } from '../proofs/proof.ts'
import { element, section } from './element.ts'

type CheckedEvidence = Extract<Checked, { readonly evidence: Evidence }>

/** Whether a round, a match or a plan holds, where it does not, and what to compare by eye. */
export function evidenceView(checked: CheckedEvidence, say: Say): HTMLElement[] {
  const { kind, proof } = checked
  const result = proof.matches
    ? section('good', `✓ ${say(`verify.${kind}.holds`)}`)
    : section('bad', `✕ ${say(`verify.${kind}.fails`)}`)
  const at = proof.steps.findIndex(({ fits }) => fits === false)
  const wrong = proof.steps[at]
  if (wrong) result.append(element('p', say('verify.fails', { step: at + 1, title: say(wrong.title) })))
  result.append(element('p', say(`verify.${kind}.note`, { hash: promisedHash(checked.evidence) })))
  return [result, stepsView(proof, say)]
}

function promisedHash(evidence: Evidence): string {
  switch (evidence.keo) {
    case 'round 1':
      return evidence.commitment
    case 'match 2':
      return evidence.seedHash
    case 'plan 1':
      return evidence.hash
  }
}

export function stepsView({ steps }: Proof, say: Say): HTMLElement {
  const view = section('', say('verify.steps'))
  const list = document.createElement('ul')
  list.append(...steps.map((step, at) => stepView(step, at, say)))
  view.append(list)
  return view
}

const SHOWN_RESULTS = 12

function stepView({ title, how, result, fits }: Step, at: number, say: Say): HTMLElement {
  const row = document.createElement('li')
  row.className = fits === null ? 'open' : fits ? 'good' : 'bad'
  const mark = fits === null ? '–' : fits ? '✓' : '✕'
  row.append(element('b', `${mark} ${at + 1}. ${say(title)}`))
  const found = result.length > 0 ? ` → ${result.slice(0, SHOWN_RESULTS).join(' · ')}` : ''
  row.append(element('code', fits === null ? say('verify.open') : `${how}${found}`))
  return row
}
