import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkStatement } from './statement-check.ts'
import { genesisText, rowText, statementText, type StatementRow } from './statement.ts'

const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex')
const whose = { tenantId: 'keo', memberId: 'mbr_1', currency: 'VND' }
const balances = (available: bigint, held: bigint) => ({ available, held, bonus: 0n, debt: 0n })
const head = { ...whose, seq: 0n, hash: sha256Hex(genesisText(whose)), balances: balances(0n, 0n) }

/** A deposit, then stakes of 10 each. */
function statement(count: number): string {
  let { hash } = head
  const rows: StatementRow[] = []
  for (let n = 1; n <= count; n++) {
    const isDeposit = n === 1
    const row = {
      seq: BigInt(n),
      atMs: 1000 + n,
      kind: isDeposit ? 'deposit' : 'bet.stake',
      reference: `ref-${n}`,
      key: `key-${n}`,
      postings: isDeposit
        ? [
            { account: 'available', amount: 1_000_000n },
            { account: 'house:bank', amount: -1_000_000n },
          ]
        : [
            { account: 'available', amount: -10n },
            { account: 'held', amount: 10n },
          ],
      balances: balances(1_000_000n - 10n * BigInt(n - 1), 10n * BigInt(n - 1)),
      corrects: null,
      hash: '',
    }
    hash = sha256Hex(`${hash}\n${rowText(row)}`)
    rows.push({ ...row, hash })
  }
  return statementText(head, rows)
}

const faultOf = (text: string) => {
  const verdict = checkStatement(text, sha256Hex)
  return verdict.isIntact ? null : verdict.fault
}

test('a statement is followed from its start to its end', () => {
  expect(checkStatement(statement(3), sha256Hex)).toMatchObject({
    isIntact: true,
    memberId: 'mbr_1',
    currency: 'VND',
    rows: 3,
    seq: '3',
    balances: balances(999_980n, 20n),
  })
  expect(checkStatement(statement(3).replaceAll('\n', '\r\n'), sha256Hex)).toMatchObject({ isIntact: true })
  expect(checkStatement(statement(0), sha256Hex)).toMatchObject({ isIntact: true, rows: 0 })
})

const row = (n: number) => statement(3).split('\n')[n + 1] ?? ''
const changed = (from: string, to: string) => statement(3).replace(from, to)

test.each([
  ['another amount', changed('available:-10,held:10', 'available:-20,held:20'), { row: 2, fault: 'hash' }],
  ['another time', changed('|1002|', '|1003|'), { row: 2, fault: 'hash' }],
  ['a row taken out', changed(`${row(2)}\n`, ''), { row: 2, fault: 'order' }],
  ['a row put in twice', changed(row(2), `${row(2)}\n${row(2)}`), { row: 3, fault: 'order' }],
  ['the last row cut off', changed(`${row(3)}\n`, ''), { row: 2, fault: 'end' }],
  ['another member', changed('mbr_1', 'mbr_2'), { row: 0, fault: 'genesis' }],
  ['another start', changed('|0|0|0|0\n', '|9|0|0|0\n'), { row: 1, fault: 'balance' }],
  ['no statement', 'hello', { row: 0, fault: 'format' }],
  ['nothing', '', { row: 0, fault: 'format' }],
  ['an amount that is no number', changed('available:-10,', 'available:ten,'), { row: 2, fault: 'hash' }],
  ['a row of other fields', changed(row(2), `${row(2)}|x`), { row: 2, fault: 'format' }],
])('a statement with %s is found out', (_what, text, fault) => {
  expect(faultOf(text)).toEqual(fault)
})

test('a chain that was hashed anew still has to balance', () => {
  const forge = (line: string) => {
    const [title, top = '', first = ''] = statement(1).split('\n')
    const body = first.slice(0, first.lastIndexOf('|')).replace(...(line.split('>') as [string, string]))
    const hash = sha256Hex(`${head.hash}\n${body}`)
    return [title, top, `${body}|${hash}`, `end|1|${hash}|1`].join('\n')
  }
  expect(faultOf(forge('house:bank:-1000000>house:bank:-1'))).toEqual({ row: 1, fault: 'unbalanced' })
  expect(faultOf(forge('|1000000|0|0|0|>|2000000|0|0|0|'))).toEqual({ row: 1, fault: 'balance' })
  expect(faultOf(forge('house:bank:-1000000>nothing'))).toEqual({ row: 1, fault: 'format' })
})
