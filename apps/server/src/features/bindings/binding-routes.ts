import {
  bindBankCard,
  bindBankCardWithPhone,
  bindWallet,
  bindWalletWithPhone,
  checkMobileForCard,
  checkMobileForWallet,
  deleteBankCard,
  deleteWallet,
  listBankCards,
  listBanks,
  listC2cBanks,
  listWallets,
  TARGET_HOLD_HOURS,
  type BankCard,
  type TargetId,
  type WalletAddress,
  type WalletNetwork,
} from '@keo/contract/banks'
import { fail } from '@keo/contract/errors'
import type { Clock } from '@keo/service-kit/clock'
import type { Api } from '@keo/service-kit/http/api'
import { hours, serverTimeText } from '@keo/units/instants'
import { bankView } from './bank-store.ts'
import type { Bindings } from './binding-service.ts'
import type { HeldTarget, TargetKind } from './binding-store.ts'
import { readCard, readWallet } from './read-number.ts'

/** Our e-wallets are made up: a site with real money must not offer them. */
type Needs = { bindings: Bindings; clock: Clock; isProd: boolean }
type Named = { readonly realName: string; readonly isDefault: boolean; readonly now: number }

const CARDS: readonly TargetKind[] = ['bank']
const WALLETS: readonly TargetKind[] = ['crypto', 'ewallet']

export function bindingRoutes(api: Api, { bindings, clock, isProd }: Needs) {
  const named = (realName: string, isDefault = false): Named => ({ realName, isDefault, now: clock.now() })

  async function cardOf(request: Parameters<typeof readCard>[0]) {
    const bank = await bindings.banks.find(request.bankCode)
    return bank?.isShown ? readCard(request, bank) : fail('BANK_NOT_SUPPORTED')
  }
  const offered = async () => (await bindings.banks.list()).filter(({ isShown }) => isShown)
  const walletOf: typeof readWallet = (request) =>
    isProd && request.currency === 'EWALLET' ? fail('BANK_NOT_SUPPORTED') : readWallet(request)

  api.handle(listBanks, async () => (await offered()).map(bankView))
  api.handle(listC2cBanks, async () => (await offered()).filter(({ isC2c }) => isC2c).map(bankView))
  api.handle(checkMobileForCard, bindings.check)
  api.handle(checkMobileForWallet, bindings.check)

  api.handle(bindBankCard, async (request) => {
    const target = await bindings.bind(request, await cardOf(request.body), request.body)
    return toCard(target, named(request.body.realName), await bindings.banks.names())
  })
  api.handle(bindBankCardWithPhone, async (request) => {
    const target = await bindings.bind(request, await cardOf(request.body), request.body)
    return toCard(target, named(request.body.realName), await bindings.banks.names())
  })
  api.handle(bindWallet, async (request) => {
    const target = await bindings.bind(request, walletOf(request.body), request.body)
    return toWallet(target, named(request.body.realName))
  })
  api.handle(bindWalletWithPhone, async (request) => {
    const target = await bindings.bind(request, walletOf(request.body), request.body)
    return toWallet(target, named(request.body.realName))
  })

  api.handle(listBankCards, async (request) => {
    const { targets, realName } = await bindings.list(request, CARDS)
    const bankName = await bindings.banks.names()
    return targets.map((target, place) =>
      toCard(target, named(realName, place === targets.length - 1), bankName),
    )
  })
  api.handle(listWallets, async (request) => {
    const { targets, realName } = await bindings.list(request, WALLETS)
    return targets
      .map((target) => toWallet(target, named(realName)))
      .filter(({ currency }) => request.body.currency === undefined || currency === request.body.currency)
  })

  api.handle(deleteBankCard, async (request) => {
    await bindings.remove(request, CARDS, request.body)
    return null
  })
  api.handle(deleteWallet, async (request) => {
    await bindings.remove(request, WALLETS, request.body)
    return null
  })
}

/** Field by field: the full number stays behind. */
function toBound({ id, shown, shownMobile, boundAt }: HeldTarget, { realName, isDefault, now }: Named) {
  const largeFrom = boundAt + hours(TARGET_HOLD_HOURS)
  return {
    id: id as TargetId,
    maskedNumber: shown,
    realName,
    mobile: shownMobile,
    boundTime: serverTimeText(boundAt),
    largeFromTime: largeFrom > now ? serverTimeText(largeFrom) : '',
    isDefault,
  }
}

function toCard(target: HeldTarget, named: Named, bankName: (code: string) => string): BankCard {
  return { ...toBound(target, named), bankCode: target.place, bankName: bankName(target.place) }
}

function toWallet(target: HeldTarget, named: Named): WalletAddress {
  const currency = target.kind === 'crypto' ? 'USDT' : 'EWALLET'
  return { ...toBound(target, named), currency, network: target.place as WalletNetwork }
}
