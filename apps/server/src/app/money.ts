import type { Envelope } from '@keo/contract/define-call'
import { callbackOfParty } from '@keo/contract/deposit-parties'
import { notifyPayout } from '@keo/contract/payout-parties'
import { addressList } from '@keo/service-kit/http/forwarding'
import type { Minor } from '@keo/units/money'
import { isProd } from '../config/config.ts'
import { createBindings } from '../features/bindings/index.ts'
import { createDeposits, demandInSuspense, isDiskNearlyFull } from '../features/deposit/index.ts'
import { createLedger } from '../features/ledger/index.ts'
import { settledGameStakes } from '../features/games/index.ts'
import { settledSportsStakes } from '../features/sports/index.ts'
import {
  createTurnover,
  settledInTheBooks,
  type SettledOfAll,
  type SettledSince,
} from '../features/turnover/index.ts'
import { createRecords, createTransfers } from '../features/wallet/index.ts'
import { createWithdrawals, demandNoHold, isTargetInUse } from '../features/withdraw/index.ts'
import { createWithdrawPasswords } from '../features/withdraw-password/index.ts'
import { closedGames } from '../gateways/parties/closed-gateways.ts'
import type { GameTransfer } from '../gateways/games/game-gateway.ts'
import { sandboxGameGateway } from '../gateways/games/sandbox-game-gateway.ts'
import { sandboxPaymentGateway } from '../gateways/payments/sandbox-payment-gateway.ts'
import { partyPayoutGateway } from '../gateways/payouts/party-payout-gateway.ts'
import { sandboxPayoutParty } from '../gateways/payouts/sandbox-payout-party.ts'
import type { Doors } from './doors.ts'
import { mayPlayOf } from './may-play.ts'
import { createMoneyParties, type MoneyParties } from './money-parties.ts'
import type { OwnParts } from './parts.ts'
import { partyBooksOf } from './party-books.ts'
import type { People } from './people.ts'
import { disputeJudge, receiptJudge, withdrawalJudge } from './review-judges.ts'

export type Money = ReturnType<typeof createMoney>

/** Whose money it is. */
type Owners = { people: People; doors: Doors }

type Outward = {
  announce: Parameters<typeof createLedger>[0]['announce']
  /** What payment parties post to us and we to them, as the network would bring it. */
  post(path: string, body: object): Promise<Envelope>
}

/** The books, and every way money comes in, moves and leaves. */
export function createMoney(own: OwnParts, { people, doors }: Owners, { announce, post }: Outward) {
  const { database, clock, tenantId, machineClock, ids, log } = own
  const ledger = createLedger({ database, clock, tenantId, announce })
  const games = gamesOf(own)
  const mayPlay = mayPlayOf(own, people)
  const transfers = createTransfers({
    database,
    clock,
    machineClock,
    ids,
    log,
    tenantId,
    ledger,
    games,
    mayPlay: (memberId, tx) => mayPlay([memberId], tx),
  })
  const records = createRecords({ database, tenantId, ledger })
  const settled = [settledInTheBooks, settledSportsStakes, settledGameStakes].map((of) => of(own.tenantId))
  const settledOfAll: SettledOfAll = async (db, asked) => {
    const sums = asked.map(() => 0n)
    for (const of of settled)
      for (const [at, part] of (await of(db, asked)).entries()) sums[at] = (sums[at] ?? 0n) + part
    return sums as Minor[]
  }
  const settledSince: SettledSince = async (db, memberId, since) =>
    (await settledOfAll(db, [{ memberId, since }]))[0] ?? (0n as Minor)
  const turnover = createTurnover({ database, clock, tenantId, settledOfAll })
  const sandbox = sandboxPartiesOf(own, post)
  const moneyParties = createMoneyParties(own, sandbox)
  const books = { ledger, turnover, moneyParties }
  const payouts = createPayouts(own, { people, doors }, books)
  return {
    ledger,
    turnover,
    settledSince,
    games,
    transfers,
    records,
    moneyParties,
    partyBooks: partyBooksOf(own, moneyParties),
    /** What turns the sandbox's parties by hand; null in prod, where there are none. */
    payments: sandbox.payments,
    payoutParty: sandbox.payoutParty,
    ...payouts,
    deposits: depositsOf(own, people, books, payouts.bindings.ownerOf),
  }
}

/** The party that is named; else the sandbox's, and in prod nobody. */
function gamesOf(own: OwnParts) {
  const sandbox = sandboxGameGateway(own)
  const party = own.parties.GAMES_PARTY?.(own) ?? (isProd(own.config) ? closedGames : sandbox)
  return { setWeather: sandbox.setWeather, move: (transfer: GameTransfer) => party.move(transfer) }
}

/** Prod makes none of them: nobody there confirms a payment that no bank has seen, nor finishes what a sandbox began. */
function sandboxPartiesOf(own: OwnParts, post: Outward['post']) {
  const { config, database, clock, ids, jobs, tenantId, machineClock, log } = own
  if (isProd(config)) return { payments: null, payouts: null, payoutParty: null }
  const box = own.boxFor('payout notices')
  return {
    payments: sandboxPaymentGateway({
      database,
      clock,
      ids,
      jobs,
      tenantId,
      box: own.boxFor('payment callbacks'),
      isProd: false,
      deliver: async (body) => (await post(callbackOfParty.path, body)).code,
    }),
    payouts: partyPayoutGateway({ clock, machineClock, log, box, post }),
    payoutParty: sandboxPayoutParty({
      database,
      clock,
      ids,
      jobs,
      tenantId,
      box,
      rates: { fails: config.SANDBOX_PAYOUT_FAILS, silent: config.SANDBOX_PAYOUT_SILENT },
      deliver: async (notice) => (await post(notifyPayout.path, notice)).code,
    }),
  }
}

type Books = {
  ledger: ReturnType<typeof createLedger>
  turnover: ReturnType<typeof createTurnover>
  moneyParties: MoneyParties
}

function createPayouts(own: OwnParts, { people, doors }: Owners, { ledger, turnover, moneyParties }: Books) {
  const { saferPlay, security } = people
  const { codes, accounts } = doors
  const { config, tenantId, database, clock, ids, jobs, audit, makeKeyPair, log } = own
  const withdrawPasswords = createWithdrawPasswords({
    database,
    clock,
    ids,
    jobs,
    audit,
    tenantId,
    makeKeyPair,
    codes,
    withHashingPlace: accounts.withHashingPlace,
    dataKeys: config.DATA_KEYS,
    security,
  })
  const bindings = createBindings({
    database,
    clock,
    ids,
    audit,
    tenantId,
    codes,
    passwords: withdrawPasswords,
    security,
    box: own.boxFor('payout targets'),
    isInUse: isTargetInUse(tenantId),
  })
  own.reviews.beforeVerdict('withdrawal', demandNoHold(own))
  const withdrawals = createWithdrawals({
    ids,
    tenantId,
    clock,
    log,
    database,
    jobs,
    audit,
    ledger,
    bindings,
    passwords: withdrawPasswords,
    saferPlay,
    gateways: moneyParties.payouts,
    isPartyAddress: addressList(config.PAYMENT_SOURCES),
    reviewer: withdrawalJudge(own),
    usdtRate: moneyParties.usdtRates.now,
    box: own.boxFor('usdt quotes'),
    turnoverOf: turnover.of,
    writeLetter: people.letters.write,
  })
  return { withdrawPasswords, bindings, withdrawals }
}

function depositsOf(
  own: OwnParts,
  { saferPlay, playLimits, letters }: People,
  { ledger, turnover, moneyParties }: Books,
  holderOf: (number: string) => Promise<string | undefined>,
) {
  const { database, clock, ids, audit, metrics, log, tenantId } = own
  own.reviews.beforeVerdict('receipt', demandInSuspense(own))
  return createDeposits({
    database,
    clock,
    ids,
    audit,
    metrics,
    log,
    tenantId,
    ledger,
    saferPlay,
    gateways: moneyParties.payments,
    review: receiptJudge(own),
    disputeReview: disputeJudge(own),
    isReceiptDecided: (tx, receiptId) => own.reviews.isDecided(tx, 'receipt', receiptId),
    holderOf,
    box: own.boxFor('payment callbacks'),
    usdtRate: moneyParties.usdtRates.now,
    keepToLimits: playLimits.demandDeposit,
    demandTurnover: turnover.demand,
    isPartyAddress: addressList(own.config.PAYMENT_SOURCES),
    isDiskFull: () => isDiskNearlyFull(own.config.DATA_DIR),
    writeLetter: letters.write,
  })
}
