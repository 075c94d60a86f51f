import { createHash } from 'node:crypto'
import {
  genesisText,
  statementText,
  type StatementBalances,
  type StatementHead,
  type StatementRow,
} from '@keo/contract/statement'
import type { Balance, Ledger, Line, WalletKey } from './ledger-types.ts'

type Needs = { ledger: Pick<Ledger, 'balanceOf' | 'linesAfter' | 'linesByKeys'>; tenantId: string }

/** A movement, and a statement of nothing else, which proves its place in the chain. */
export type SealedLine = { readonly line: Line; readonly statement: string }

const NOTHING: StatementBalances = { available: 0n, held: 0n, bonus: 0n, debt: 0n }

/** Movements of a wallet as the file that anybody can check. */
export function createStatements({ ledger, tenantId }: Needs) {
  async function headOf(wallet: WalletKey, seq: bigint): Promise<StatementHead> {
    const whose = { tenantId, memberId: wallet.memberId, currency: wallet.currency }
    const [last] = seq > 0n ? await ledger.linesAfter({ ...wallet, after: seq - 1n, limit: 1 }) : []
    if (!last) return { ...whose, seq: 0n, hash: sha256(genesisText(whose)), balances: NOTHING }
    return { ...whose, seq, hash: last.hash, balances: signed(last.balance) }
  }

  return {
    /** Each of these movements alone, oldest first. */
    async sealed(wallet: WalletKey & { keys: readonly string[] }): Promise<SealedLine[]> {
      const lines = await ledger.linesByKeys(wallet)
      return Promise.all(
        lines.map(async (line) => ({
          line,
          statement: statementText(await headOf(wallet, line.seq - 1n), [toRow(line)]),
        })),
      )
    },
    /** The newest `linesMax` movements after a sequence. */
    async textOf(wallet: WalletKey & { since: bigint; linesMax: number }): Promise<string> {
      const { seq } = await ledger.balanceOf(wallet)
      const start = [wallet.since, seq - BigInt(wallet.linesMax), 0n].reduce((a, b) => (a > b ? a : b))
      const head = await headOf(wallet, start)
      const lines = await ledger.linesAfter({ ...wallet, after: head.seq, limit: wallet.linesMax })
      return statementText(head, lines.map(toRow))
    },
  }
}

function toRow({ at, balance, ...line }: Line): StatementRow {
  return { ...line, atMs: at, balances: signed(balance) }
}

/** In the books a debt is below zero. */
function signed({ available, held, bonus, debt }: Balance): StatementBalances {
  return { available, held, bonus, debt: -debt }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
