import type { MemberId } from '@keo/contract/ids'
import {
  getStatement,
  HOLD_PURPOSES,
  listHolds,
  listMovementsSince,
  MOVEMENTS_PAGE_SIZE,
  STATEMENT_LINES_MAX,
} from '@keo/contract/wallet-balance'
import type { Api, Caller } from '@keo/service-kit/http/api'
import { serverTimeText } from '@keo/units/instants'
import { type Currency, money, moneyText } from '@keo/units/money'
import { toMovement, toWalletBalance } from './balance-views.ts'
import type { Ledger, OpenHold, WalletKey } from './ledger-types.ts'
import { createStatements } from './statements.ts'

type Needs = { ledger: Ledger; tenantId: string }

/** Reading only: money moves through the features that have a reason to. */
export function ledgerRoutes(api: Api, { ledger, tenantId }: Needs) {
  const statements = createStatements({ ledger, tenantId })

  api.handle(listMovementsSince, async ({ caller, body }) => {
    const wallet = walletOf(caller, body.currency)
    // Lines first: a balance read later can only be newer, and then the socket tells of it.
    const lines = await ledger.linesAfter({
      ...wallet,
      after: BigInt(body.since),
      limit: MOVEMENTS_PAGE_SIZE + 1,
    })
    const shown = lines.slice(0, MOVEMENTS_PAGE_SIZE)
    return {
      balance: toWalletBalance(await ledger.balanceOf(wallet)),
      movements: shown.map(toMovement),
      hasMore: lines.length > shown.length,
    }
  })

  api.handle(listHolds, async ({ caller, body }) =>
    heldFor(await ledger.holdsOf(walletOf(caller, body.currency)), body.currency),
  )

  api.handle(getStatement, ({ caller, body }) =>
    statements.textOf({
      ...walletOf(caller, body.currency),
      since: BigInt(body.since ?? 0),
      linesMax: STATEMENT_LINES_MAX,
    }),
  )
}

/** One line for each purpose that holds anything. */
function heldFor(holds: readonly OpenHold[], currency: Currency) {
  return HOLD_PURPOSES.flatMap((purpose) => {
    const own = holds.filter((hold) => hold.purpose === purpose)
    if (own.length === 0) return []
    const sum = own.reduce((total, { left }) => total + left.minor, 0n)
    const since = Math.min(...own.map(({ openedAt }) => openedAt))
    return [
      {
        purpose,
        count: own.length,
        amount: moneyText(money(sum, currency)),
        sinceTime: serverTimeText(since),
      },
    ]
  })
}

function walletOf({ memberId }: Caller, currency: Currency): WalletKey {
  return { memberId: memberId as MemberId, currency }
}
