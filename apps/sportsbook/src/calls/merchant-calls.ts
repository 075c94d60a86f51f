import type { Language } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Switches } from '@keo/sportsbook-contract/control'
import { VND_IN_THOUSANDS } from '@keo/sportsbook-contract/currencies'
import { getMerchant, getStaticLanguage } from '@keo/sportsbook-contract/house-calls'
import { ODDS_TYPE, PLAY_TYPE_NAMES } from '@keo/sportsbook-contract/match-enums'
import { SPORT_IDS } from '../play/sport-model.ts'
import type { ProviderApi } from '../api/provider-api.ts'
import type { Merchant } from '../ground/signature.ts'

/** Currencies that the operator's players have: thousands of dong, yuan, dollars and USDT. */
const CURRENCY_IDS = [VND_IN_THOUSANDS, 1, 2, 200]
const TABS = ['p', 'h', 'f', 's', 'cs', 'b', 'c', 't', 'i', 'q', 'oe', 'pa', 'te', 'ps', 'set', 'j', 'o']

/** Neither of these calls may ever fail: clients call them first. */
export function merchantCalls(
  api: ProviderApi,
  { merchant, switches }: { merchant: Merchant; switches: () => Switches },
): void {
  api.handle(getMerchant, () => ({
    id: merchant.id,
    name: merchant.name,
    currencyIds: CURRENCY_IDS,
    reserve: switches().reserve,
    singleCashOut: switches().singleCashOut,
    seriesCashOut: switches().seriesCashOut,
    oddsType: ODDS_TYPE.european,
  }))
  api.handle(getStaticLanguage, (_body, { language }) => staticTexts(language))
}

function staticTexts(language: Language): Record<string, string> {
  return Object.fromEntries([
    ...SPORT_IDS.map((id) => [`sport.${id}`, serverText(language, `provider.sport.${id}`)]),
    ...Object.entries(PLAY_TYPE_NAMES).map(([type, key]) => [`play.${type}`, serverText(language, key)]),
    ...TABS.map((tab) => [`tab.${tab}`, serverText(language, `provider.tab.${tab}`)]),
  ]) as Record<string, string>
}
