import { getSportsToken } from '@keo/contract/sports'
import { LANGUAGE_CODES } from '@keo/messages/languages'
import { PROVIDER_CODES } from '@keo/sportsbook-contract/provider-codes'
import { useStore } from 'zustand'
import { currentAgentLine } from '../../../site/agent-line.ts'
import { api, reportIncident } from '../../../api/api.ts'
import { environment } from '../../../platform/environment.ts'
import { backendLanguage } from '../../../language/messages.ts'
import { chooseCurrency, sportsCurrencyId } from '../../../site/region-currency.ts'
import { isIn, session } from '../../../session/session.ts'
import { storage } from '../../../platform/storage.ts'
import { clock, setServerTime } from '../../../platform/time.ts'
import { toast } from '../../../toasts/toast.ts'
import { keptSettings, registeredCurrency } from '../../current-member/index.ts'
import { type CommonFields, createProvider } from './create-provider.ts'
import { createSportsAccess, guestAccess } from './sports-access.ts'
import { readMaintenance, type SportsMaintenance, sportsMaintenance } from './sports-maintenance.ts'

const guest = () => guestAccess(currentAgentLine().sportsUrl)

const access = createSportsAccess({
  isMember: isIn,
  guest,
  issue: () => api(getSportsToken, {}, { silent: true }),
  storage,
})
// The token belongs to the member who leaves or comes.
session.onChange(access.forget)

export const provider = createProvider({
  fetch: (address, init) => fetch(onThisSite(address), init),
  access: {
    // Who browses needs no token: without one the lists still come.
    current: () => access.current().catch(guest),
    refresh: (refused) => access.refresh(refused).catch(guest),
  },
  common,
  // Behind the address of this site stands what we run ourselves.
  takesTraces: (baseUrl) => baseUrl.startsWith('/') || new URL(baseUrl).origin === location.origin,
  clock,
  knowServerTime: setServerTime,
  toastError: toast.error,
  report: reportIncident,
  onStatisticalAnswer(code, message) {
    const isClosed = code === PROVIDER_CODES.MAINTENANCE.wire
    sportsMaintenance.setState({ now: isClosed ? readMaintenance(message) : null })
  },
})

function common(): CommonFields {
  return {
    oddsChange: keptSettings().oddsChange,
    currencyId: sportsCurrencyId(chooseCurrency(environment.region, registeredCurrency())),
    languageType: sportsLanguage(),
    timeZone: -new Date(clock.now()).getTimezoneOffset() / 60,
  }
}

/** As the provider calls the player's language. */
export function sportsLanguage(): string {
  const codes = Object.values(LANGUAGE_CODES).find(({ backend }) => backend === backendLanguage())
  return (codes ?? LANGUAGE_CODES.vi).sports
}

/** Our own provider is named by a path; another one by its address. */
function onThisSite(address: string): string {
  return address.startsWith('/') ? environment.apiOrigin + address : address
}

/** Where the push channel is now; a guest's and a member's may differ. */
export async function pushAddress(): Promise<string> {
  const { pushUrl } = await access.current().catch(guest)
  return new URL(onThisSite(pushUrl), location.href).href.replace(/^http/, 'ws')
}

/** Null while the provider is open. */
export function useSportsMaintenance(): SportsMaintenance | null {
  return useStore(sportsMaintenance, (state) => state.now)
}
