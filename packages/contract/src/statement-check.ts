import { genesisText, STATEMENT_TITLE, type StatementBalances } from './statement.ts'

/** Where a statement breaks: `row` counts from 1, 0 is the head. */
export type StatementFault = {
  readonly row: number
  readonly fault: 'format' | 'genesis' | 'order' | 'hash' | 'unbalanced' | 'balance' | 'end'
}
export type StatementVerdict =
  | { readonly isIntact: false; readonly fault: StatementFault }
  | {
      readonly isIntact: true
      readonly memberId: string
      readonly currency: string
      readonly rows: number
      readonly seq: string
      readonly hash: string
      readonly balances: StatementBalances
    }

type Chain = { seq: bigint; hash: string; readonly balances: Map<string, bigint> }

const WHOLE = /^-?\d{1,30}$/
const HEAD_FIELDS = 9
const ROW_FIELDS = 12
const NAMES = ['available', 'held', 'bonus', 'debt'] as const

class Broken extends Error {
  readonly at: StatementFault
  constructor(row: number, fault: StatementFault['fault']) {
    super(fault)
    this.at = { row, fault }
  }
}

/** Recomputes the chain and the balances from the text alone. `sha256Hex` is all it needs from where it runs. */
export function checkStatement(text: string, sha256Hex: (text: string) => string): StatementVerdict {
  try {
    return follow(text.replaceAll('\r\n', '\n').trimEnd().split('\n'), sha256Hex)
  } catch (error) {
    if (error instanceof Broken) return { isIntact: false, fault: error.at }
    throw error
  }
}

function follow(lines: readonly string[], sha256Hex: (text: string) => string): StatementVerdict {
  const [title, head = '', ...rest] = lines
  const end = rest.pop()
  if (title !== STATEMENT_TITLE || end === undefined) throw new Broken(0, 'format')
  const [tenantId = '', memberId = '', currency = '', ...start] = fieldsOf(head, HEAD_FIELDS, 0)
  const chain = startOf(start)
  if (chain.seq === 0n && chain.hash !== sha256Hex(genesisText({ tenantId, memberId, currency }))) {
    throw new Broken(0, 'genesis')
  }
  for (const [at, line] of rest.entries()) addRow(chain, line, at + 1, sha256Hex)
  if (end !== ['end', chain.seq, chain.hash, rest.length].join('|')) throw new Broken(rest.length, 'end')
  const { hash } = chain
  const of = (name: string) => chain.balances.get(name) ?? 0n
  const balances = { available: of('available'), held: of('held'), bonus: of('bonus'), debt: of('debt') }
  return { isIntact: true, memberId, currency, rows: rest.length, seq: String(chain.seq), hash, balances }
}

function startOf([seq = '', hash = '', ...amounts]: readonly string[]): Chain {
  const balances = new Map<string, bigint>(NAMES.map((name, at) => [name, whole(amounts[at], 0)]))
  return { seq: whole(seq, 0), hash, balances }
}

function addRow(chain: Chain, line: string, row: number, sha256Hex: (text: string) => string): void {
  const fields = fieldsOf(line, ROW_FIELDS, row)
  const hash = fields.at(-1) ?? ''
  if (whole(fields[0], row) !== chain.seq + 1n) throw new Broken(row, 'order')
  if (sha256Hex(`${chain.hash}\n${line.slice(0, -hash.length - 1)}`) !== hash) throw new Broken(row, 'hash')
  let sum = 0n
  for (const posting of (fields[5] ?? '').split(',')) {
    const [, account = '', amount] = /^(.+):(-?\d+)$/.exec(posting) ?? []
    sum += whole(amount, row)
    chain.balances.set(account, (chain.balances.get(account) ?? 0n) + whole(amount, row))
  }
  if (sum !== 0n) throw new Broken(row, 'unbalanced')
  const stated = NAMES.map((name, at) => [name, whole(fields[6 + at], row)] as const)
  if (stated.some(([name, amount]) => chain.balances.get(name) !== amount)) throw new Broken(row, 'balance')
  chain.seq += 1n
  chain.hash = hash
}

function fieldsOf(line: string, count: number, row: number): string[] {
  const fields = line.split('|')
  return fields.length === count ? fields : broken(row)
}

function whole(text: string | undefined, row: number): bigint {
  return text !== undefined && WHOLE.test(text) ? BigInt(text) : broken(row)
}

function broken(row: number): never {
  throw new Broken(row, 'format')
}
