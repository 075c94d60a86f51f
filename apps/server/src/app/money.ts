import { createBindings } from '../features/bindings/index.ts'
import { createDeposits, isDiskNearlyFull } from '../features/deposit/index.ts'
import { createLedger } from '../features/ledger/index.ts'
import { createTurnover, settledInTheBooks } from '../features/turnover/index.ts'
import { createRecords, createTransfers } from '../features/wallet/index.ts'
import { createWithdrawals, isTargetInUse } from '../features/withdraw/index.ts'
import { createWithdrawPasswords } from '../features/withdraw-password/index.ts'
import { sandboxGameGateway } from '../gateways/games/sandbox-game-gateway.ts'
import { sandboxPaymentGateway } from '../gateways/payments/sandbox-payment-gateway.ts'
import { sandboxReviewGateway } from '../gateways/payments/sandbox-review-gateway.ts'
import { sandboxPayoutGateway } from '../gateways/payouts/sandbox-payout-gateway.ts'
import { sandboxPayoutReviewer } from '../gateways/payouts/sandbox-payout-reviewer.ts'
import { sandboxUsdtRate } from '../gateways/payouts/sandbox-usdt-rate.ts'
import type { Doors } from './doors.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'

export type Money = ReturnType<typeof createMoney>

type Outward = {
  announce: Parameters<typeof createLedger>[0]['announce']
  /** What a payment party posts to us. */
  deliver: Parameters<typeof sandboxPaymentGateway>[0]['deliver']
}

/** The books, and every way money comes in, moves and leaves. */
export function createMoney(own: OwnParts, people: People & Doors, { announce, deliver }: Outward) {
  const ledger = createLedger({ ...own, announce })
  const games = sandboxGameGateway(own)
  const mayPlay = people.saferPlay.demand
  const transfers = createTransfers({
    ...own,
    ledger,
    games,
    mayPlay: (memberId, tx) => mayPlay(memberId, 'play', tx),
  })
  const records = createRecords({ ...own, ledger })
  const turnover = createTurnover({ ...own, settledSince: settledInTheBooks(own.tenantId) })
  return {
    ledger,
    games,
    transfers,
    records,
    ...createPayouts(own, { ...people, ledger, turnover }),
    ...createPayments(own, { ...people, ledger, turnover, deliver }),
  }
}

type Books = { ledger: ReturnType<typeof createLedger>; turnover: ReturnType<typeof createTurnover> }

function createPayouts(
  own: OwnParts,
  { codes, accounts, saferPlay, ledger, turnover }: People & Doors & Books,
) {
  const { config, tenantId } = own
  const withdrawPasswords = createWithdrawPasswords({
    ...own,
    codes,
    withHashingPlace: accounts.withHashingPlace,
    dataKeys: config.DATA_KEYS,
    holdHours: config.CONTACT_HOLD_HOURS,
  })
  const bindings = createBindings({
    ...own,
    codes,
    passwords: withdrawPasswords,
    box: own.boxFor('payout targets'),
    isInUse: isTargetInUse(tenantId),
  })
  const withdrawals = createWithdrawals({
    ...own,
    ledger,
    bindings,
    passwords: withdrawPasswords,
    saferPlay,
    gateway: sandboxPayoutGateway({ ...own, box: own.boxFor('payout notices') }),
    reviewer: sandboxPayoutReviewer(own),
    usdtRate: sandboxUsdtRate(own),
    box: own.boxFor('usdt quotes'),
    turnoverOf: turnover.of,
  })
  return { withdrawPasswords, bindings, withdrawals }
}

function createPayments(own: OwnParts, needs: People & Books & Pick<Outward, 'deliver'>) {
  const { ledger, turnover, saferPlay, playLimits, deliver } = needs
  const box = own.boxFor('payment callbacks')
  const payments = sandboxPaymentGateway({ ...own, box, deliver })
  const deposits = createDeposits({
    ...own,
    ledger,
    saferPlay,
    gateway: payments,
    review: sandboxReviewGateway(own),
    box,
    usdtRate: sandboxUsdtRate(own),
    keepToLimits: playLimits.demandDeposit,
    demandTurnover: turnover.demand,
    isDiskFull: () => isDiskNearlyFull(own.config.DATA_DIR),
  })
  return { payments, deposits }
}
