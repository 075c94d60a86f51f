import type { Envelope } from '@keo/contract/define-call'
import { callbackOfParty } from '@keo/contract/deposit-parties'
import { notifyPayout } from '@keo/contract/payout-parties'
import { addressList } from '@keo/service-kit/http/forwarding'
import type { Minor } from '@keo/units/money'
import { isProd } from '../config.ts'
import { createBindings } from '../features/bindings/index.ts'
import { createDeposits, isDiskNearlyFull } from '../features/deposit/index.ts'
import { createLedger } from '../features/ledger/index.ts'
import { settledSportsStakes } from '../features/sports/index.ts'
import { createTurnover, settledInTheBooks } from '../features/turnover/index.ts'
import { createRecords, createTransfers } from '../features/wallet/index.ts'
import { createWithdrawals, isTargetInUse } from '../features/withdraw/index.ts'
import { createWithdrawPasswords } from '../features/withdraw-password/index.ts'
import { closedGames, closedPayments, closedPayouts } from '../gateways/closed-gateways.ts'
import { sandboxGameGateway } from '../gateways/games/sandbox-game-gateway.ts'
import { sandboxPaymentGateway } from '../gateways/payments/sandbox-payment-gateway.ts'
import { sandboxReviewGateway } from '../gateways/payments/sandbox-review-gateway.ts'
import { partyPayoutGateway } from '../gateways/payouts/party-payout-gateway.ts'
import { sandboxPayoutParty } from '../gateways/payouts/sandbox-payout-party.ts'
import { sandboxPayoutReviewer } from '../gateways/payouts/sandbox-payout-reviewer.ts'
import { sandboxUsdtRate } from '../gateways/payouts/sandbox-usdt-rate.ts'
import type { Doors } from './doors.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

export type Money = ReturnType<typeof createMoney>

type Outward = {
  announce: Parameters<typeof createLedger>[0]['announce']
  /** What payment parties post to us and we to them, as the network would bring it. */
  post(path: string, body: object): Promise<Envelope>
}

/** The books, and every way money comes in, moves and leaves. */
export function createMoney(own: OwnParts, people: People & Doors, { announce, post }: Outward) {
  const ledger = createLedger({ ...own, announce })
  const games = gamesOf(own)
  const mayPlay = people.saferPlay.demand
  const transfers = createTransfers({
    ...own,
    ledger,
    games,
    mayPlay: (memberId, tx) => mayPlay(memberId, 'play', tx),
  })
  const records = createRecords({ ...own, ledger })
  const [inGames, inSports] = [settledInTheBooks(own.tenantId), settledSportsStakes(own.tenantId)]
  const turnover = createTurnover({
    ...own,
    settledSince: async (...asked) => ((await inGames(...asked)) + (await inSports(...asked))) as Minor,
  })
  return {
    ledger,
    games,
    transfers,
    records,
    ...createPayouts(own, { ...people, ledger, turnover, post }),
    ...createPayments(own, { ...people, ledger, turnover, post }),
  }
}

/** The party that is named; else the sandbox's, and in prod nobody. */
function gamesOf(own: OwnParts) {
  const { parties, config } = own
  return {
    ...sandboxGameGateway(own),
    ...(parties.GAMES_PARTY?.(own) ?? (isProd(config) ? closedGames : {})),
  }
}

type Posting = Pick<Outward, 'post'>
type Books = { ledger: ReturnType<typeof createLedger>; turnover: ReturnType<typeof createTurnover> }

function createPayouts(
  own: OwnParts,
  { codes, accounts, saferPlay, security, ledger, turnover, post }: People & Doors & Books & Posting,
) {
  const { config, tenantId } = own
  const withdrawPasswords = createWithdrawPasswords({
    ...own,
    codes,
    withHashingPlace: accounts.withHashingPlace,
    dataKeys: config.DATA_KEYS,
    security,
  })
  const bindings = createBindings({
    ...own,
    codes,
    passwords: withdrawPasswords,
    security,
    box: own.boxFor('payout targets'),
    isInUse: isTargetInUse(tenantId),
  })
  const box = own.boxFor('payout notices')
  const payoutParty = sandboxPayoutParty({
    ...own,
    box,
    rates: { fails: config.SANDBOX_PAYOUT_FAILS, silent: config.SANDBOX_PAYOUT_SILENT },
    deliver: async (notice) => (await post(notifyPayout.path, notice)).code,
  })
  const withdrawals = createWithdrawals({
    ...own,
    ledger,
    bindings,
    passwords: withdrawPasswords,
    saferPlay,
    gateway:
      own.parties.PAYOUT_PARTY?.(own) ??
      (isProd(config) ? closedPayouts : partyPayoutGateway({ ...own, box, post })),
    isPartyAddress: addressList(config.PAYMENT_SOURCES),
    reviewer: sandboxPayoutReviewer(own),
    usdtRate: sandboxUsdtRate(own),
    box: own.boxFor('usdt quotes'),
    turnoverOf: turnover.of,
  })
  return { withdrawPasswords, bindings, withdrawals, payoutParty }
}

function createPayments(own: OwnParts, needs: People & Books & Posting) {
  const { ledger, turnover, saferPlay, playLimits, post } = needs
  const box = own.boxFor('payment callbacks')
  const payments = sandboxPaymentGateway({
    ...own,
    box,
    isProd: isProd(own.config),
    deliver: async (body) => (await post(callbackOfParty.path, body)).code,
  })
  const deposits = createDeposits({
    ...own,
    ledger,
    saferPlay,
    gateway: own.parties.PAYMENT_PARTY?.(own) ?? (isProd(own.config) ? closedPayments : payments),
    review: sandboxReviewGateway(own),
    box,
    usdtRate: sandboxUsdtRate(own),
    keepToLimits: playLimits.demandDeposit,
    demandTurnover: turnover.demand,
    isPartyAddress: addressList(own.config.PAYMENT_SOURCES),
    isDiskFull: () => isDiskNearlyFull(own.config.DATA_DIR),
  })
  return { payments, deposits }
}
