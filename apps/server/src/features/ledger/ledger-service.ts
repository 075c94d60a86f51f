import { fail, type ErrorCode } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { createBatches } from '@keo/service-kit/batches'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { traced } from '@keo/service-kit/tracing/tracing'
import { type CommandRow, commandRow } from './command-rows.ts'
import { sqlLedgerStore, walletName } from './ledger-store.ts'
import type { Balance, Command, Ledger, Outcome, Post, PostAll, Refusal } from './ledger-types.ts'
import { sqlLineStore } from './line-store.ts'

type Needs = {
  database: Database
  clock: Clock
  tenantId: string
  /** Told after the commit, never before. */
  announce(memberId: MemberId, balance: Balance): void
}

type Done = Extract<Outcome, { status: 'done' }>

/** What a player may meet. The others mean that a feature asked for what cannot be: a defect. */
const REFUSALS: Readonly<Partial<Record<Refusal, ErrorCode>>> = {
  short: 'BALANCE_SHORT',
  debt: 'DEBT_OPEN',
  limit: 'LIMIT_REACHED',
  stopped: 'WITHDRAWALS_STOPPED',
  key: 'KEY_REUSED',
  currency: 'CURRENCY_WRONG',
}

export function createLedger({ database, clock, tenantId, announce }: Needs): Ledger {
  const store = sqlLedgerStore(database.db, tenantId)
  const lines = sqlLineStore(database.db, tenantId)
  const batches = createBatches({
    name: 'ledger movement',
    // A repeated key is then answered from the books.
    keyOf: ({ member_id, key }: CommandRow) => `${member_id} ${key}`,
    apply: (rows: readonly CommandRow[]) =>
      database.statement((db) => sqlLedgerStore(db, tenantId).apply(rows, clock.now())),
  })

  const balances = createBatches({ atOnce: 1, keyOf: walletName, apply: store.balances })

  function notify({ memberId }: Command, outcome: Outcome): void {
    if (outcome.status !== 'done' || outcome.isReplay || !outcome.balance || !memberId) return
    announce(memberId, outcome.balance)
  }

  const write: Ledger['write'] = async (run) => {
    let moved: [Command, Done][] = []
    const result = await traced('ledger movement', () =>
      database.tx((tx) => {
        moved = []
        const postAll: PostAll = async (commands) => {
          if (commands.length === 0) return []
          const outcomes = await sqlLedgerStore(tx, tenantId).apply(commands.map(commandRow), clock.now())
          const done = commands.map((command, at) => doneOrFail(command, outcomes[at]))
          for (const [at, command] of commands.entries()) if (done[at]) moved.push([command, done[at]])
          return done
        }
        const post: Post = async (command) => doneOrFail(command, (await postAll([command]))[0])
        return run(tx, post, postAll)
      }),
    )
    for (const [command, outcome] of moved) notify(command, outcome)
    return result
  }

  return {
    write,
    async submit(command) {
      const outcome = await batches.submit(commandRow(command))
      notify(command, outcome)
      return outcome
    },
    balanceOf: balances.submit,
    gamePursesOf: store.gamePurses,
    holdsOf: store.holds,
    history: lines.history,
    linesAfter: lines.after,
    linesByKeys: lines.byKeys,
    houseBalances: store.houseBalances,
  }
}

function doneOrFail({ op, key }: Command, outcome: Outcome | undefined): Done {
  if (outcome?.status === 'done') return outcome
  const code = outcome && REFUSALS[outcome.status]
  if (code) fail(code, outcome.cause ? { limit: outcome.cause } : {})
  throw new Error(`The ledger cannot ${op} under ${key}: ${outcome?.status ?? 'no answer'}.`)
}
