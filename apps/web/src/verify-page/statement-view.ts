import type { StatementVerdict } from '@keo/contract/statement-check'
import type { Language } from '@keo/messages/languages'
import type { Say } from '@keo/messages/say'
import { serverTimeText } from '@keo/units/instants'
import { CURRENCIES, money, type Currency } from '@keo/units/money'
import { formatMoney } from '../language/format.ts'
import type { Proof } from '../proofs/proof.ts'
import { element, section } from './element.ts'
import { stepsView } from './proof-view.ts'

type CheckedStatement = {
  readonly text: string
  readonly proof: Proof
  readonly verdict: StatementVerdict
  readonly ms: number
}
type Intact = Extract<StatementVerdict, { isIntact: true }>
const ROWS_A_STEP = 100

type Fault = Extract<StatementVerdict, { isIntact: false }>['fault']

/** What was found, and for a statement that holds every row of it, newest first. */
export function statementView(
  { text, proof, verdict, ms }: CheckedStatement,
  say: Say,
  language: Language,
): HTMLElement[] {
  if (!verdict.isIntact) return [brokenView(verdict.fault, say), stepsView(proof, say)]
  const show = amountOf(verdict.currency, language)
  const result = section('good', `✓ ${say('statement.intact')}`)
  result.append(
    element('p', say('statement.intactText', { rows: verdict.rows, ms })),
    facts(verdict, say, show),
  )
  return [result, stepsView(proof, say), rowsView(text, say, show)]
}

function brokenView({ row, fault }: Fault, say: Say): HTMLElement {
  const result = section('bad', `✕ ${say('statement.broken')}`)
  result.append(element('p', say('statement.brokenAt', { row, fault: faultText(fault, say) })))
  return result
}

function faultText(fault: Fault['fault'], say: Say): string {
  const texts = {
    format: say('statement.fault.format'),
    genesis: say('statement.fault.genesis'),
    order: say('statement.fault.order'),
    hash: say('statement.fault.hash'),
    unbalanced: say('statement.fault.unbalanced'),
    balance: say('statement.fault.balance'),
    end: say('statement.fault.end'),
  }
  return texts[fault]
}

function facts({ memberId, balances, hash }: Intact, say: Say, show: (minor: bigint) => string): HTMLElement {
  const list = document.createElement('dl')
  const rows = [
    [say('statement.member'), memberId],
    [say('statement.available'), show(balances.available)],
    [say('statement.held'), show(balances.held)],
    [say('statement.bonus'), show(balances.bonus)],
    [say('statement.debt'), show(-balances.debt)],
    [say('statement.lastHash'), hash],
  ]
  for (const [name = '', value = ''] of rows) list.append(element('dt', name), element('dd', value))
  return list
}

function rowsView(text: string, say: Say, show: (minor: bigint) => string): HTMLElement {
  const view = section('', say('statement.rows'))
  const [, , ...lines] = text.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const newestFirst = lines.slice(0, -1).toReversed()
  view.append(growingList(newestFirst.length, (at) => rowView((newestFirst[at] ?? '').split('|'), show)))
  return view
}

/** Draws what the reader comes to: ten thousand rows at once would take longer than checking them. */
function growingList(count: number, draw: (at: number) => HTMLElement): HTMLElement {
  const list = document.createElement('ol')
  const grow = () => {
    const from = list.childElementCount
    const next = Math.min(count, from + ROWS_A_STEP)
    for (let at = from; at < next; at += 1) list.append(draw(at))
    if (next < count && list.lastElementChild) observer.observe(list.lastElementChild)
  }
  const observer = new IntersectionObserver((seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      grow()
    }
  })
  grow()
  return list
}

function rowView(
  [seq, ms, kind, reference, , postings = '', available = '0']: string[],
  show: (minor: bigint) => string,
) {
  const row = document.createElement('li')
  row.append(
    element('span', `${seq} · ${kind}`),
    element('span', show(BigInt(available))),
    element('small', `${serverTimeText(Number(ms))} · ${reference} · ${postings.replaceAll(',', ' · ')}`),
  )
  return row
}

function amountOf(currency: string, language: Language): (minor: bigint) => string {
  const known = CURRENCIES.find((name): name is Currency => name === currency)
  return (minor) => (known ? formatMoney(money(minor, known), language) : String(minor))
}
