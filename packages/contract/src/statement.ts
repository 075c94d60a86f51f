/**
 * The statement as a file: a title, a head, one row for each movement, an end. Each row is the text that was hashed, and
 * its hash, which covers the hash before it: whoever holds the file can recompute both the chain and the balances.
 * Amounts are whole minor units; a debt is below zero.
 */
export type StatementRow = {
  readonly seq: bigint
  readonly atMs: number
  readonly kind: string
  readonly reference: string
  readonly key: string
  readonly postings: readonly { readonly account: string; readonly amount: bigint }[]
  readonly balances: StatementBalances
  readonly corrects: bigint | null
  readonly hash: string
}
export type StatementBalances = {
  readonly available: bigint
  readonly held: bigint
  readonly bonus: bigint
  readonly debt: bigint
}
/** Whose it is, and where the chain stood before the first row. */
export type StatementHead = {
  readonly tenantId: string
  readonly memberId: string
  readonly currency: string
  readonly seq: bigint
  readonly hash: string
  readonly balances: StatementBalances
}

export const STATEMENT_TITLE = 'keo statement 1'
const BALANCES = ['available', 'held', 'bonus', 'debt'] as const

/** What the first hash of a wallet stands on, so that no row fits into another wallet's chain. */
export function genesisText({
  tenantId,
  memberId,
  currency,
}: Omit<StatementHead, 'seq' | 'hash' | 'balances'>): string {
  return `keo ledger|${tenantId}|${memberId}|${currency}`
}

/** What is hashed, after the hash before it and a line break. */
export function rowText(row: StatementRow): string {
  const postings = row.postings.map(({ account, amount }) => `${account}:${amount}`).join(',')
  const { seq, atMs, kind, reference, key, balances, corrects } = row
  return [seq, atMs, kind, reference, key, postings, ...balanceTexts(balances), corrects ?? ''].join('|')
}

export function statementText(
  head: StatementHead,
  rows: readonly (StatementRow & { readonly hash: string })[],
): string {
  const { tenantId, memberId, currency, seq, hash } = head
  const last = rows.at(-1)
  return [
    STATEMENT_TITLE,
    [tenantId, memberId, currency, seq, hash, ...balanceTexts(head.balances)].join('|'),
    ...rows.map((row) => `${rowText(row)}|${row.hash}`),
    ['end', last?.seq ?? seq, last?.hash ?? hash, rows.length].join('|'),
    '',
  ].join('\n')
}

function balanceTexts(balances: StatementBalances): bigint[] {
  return BALANCES.map((name) => balances[name])
}
