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
import { BANKS, bankOf, C2C_BANKS } from './bank-list.ts'
import type { Bindings } from './binding-service.ts'
import type { HeldTarget, TargetKind } from './binding-store.ts'
import { readCard, readWallet } from './read-number.ts'

/** Our banks and e-wallets are made up: a site with real money must not offer them. */
type Needs = { bindings: Bindings; clock: Clock; isProd: boolean }
type Named = { readonly realName: string; readonly isDefault: boolean; readonly now: number }

const CARDS: readonly TargetKind[] = ['bank']
const WALLETS: readonly TargetKind[] = ['crypto', 'ewallet']

export function bindingRoutes(api: Api, { bindings, clock, isProd }: Needs) {
  const named = (realName: string, isDefault = false): Named => ({ realName, isDefault, now: clock.now() })

  const cardOf: typeof readCard = (request) => (isProd ? fail('BANK_NOT_SUPPORTED') : readCard(request))
  const walletOf: typeof readWallet = (request) =>
    isProd && request.currency === 'EWALLET' ? fail('BANK_NOT_SUPPORTED') : readWallet(request)

  api.handle(listBanks, () => (isProd ? [] : [...BANKS]))
  api.handle(listC2cBanks, () => (isProd ? [] : [...C2C_BANKS]))
  api.handle(checkMobileForCard, bindings.check)
  api.handle(checkMobileForWallet, bindings.check)

  api.handle(bindBankCard, async (request) => {
    const target = await bindings.bind(request, cardOf(request.body), request.body)
    return toCard(target, named(request.body.realName))
  })
  api.handle(bindBankCardWithPhone, async (request) => {
    const target = await bindings.bind(request, cardOf(request.body), request.body)
    return toCard(target, named(request.body.realName))
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
    return targets.map((target, place) => toCard(target, named(realName, place === targets.length - 1)))
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

function toCard(target: HeldTarget, named: Named): BankCard {
  const bankName = bankOf(target.place)?.shortName ?? target.place
  return { ...toBound(target, named), bankCode: target.place, bankName }
}

function toWallet(target: HeldTarget, named: Named): WalletAddress {
  const currency = target.kind === 'crypto' ? 'USDT' : 'EWALLET'
  return { ...toBound(target, named), currency, network: target.place as WalletNetwork }
}
