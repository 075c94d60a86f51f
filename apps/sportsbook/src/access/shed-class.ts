import type { ShedClass } from '@keo/service-kit/http/overload'
import type { ProviderCall } from '@keo/sportsbook-contract/define-provider-call'
import { isNewWork } from './gates.ts'

/** When a full process gives a call up: lists for guests first, new bets last, and what the operator asks never. */
export function shedClassOf(call: Pick<ProviderCall, 'access' | 'path'>): ShedClass {
  if (call.access === 'operator') return 'vital'
  if (isNewWork(call)) return 'newWork'
  return call.access === 'player' ? 'accountRead' : 'publicRead'
}
