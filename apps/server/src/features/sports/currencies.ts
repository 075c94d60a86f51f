import type { Currency } from '@keo/units/money'
import type { MemberStore } from '../members/index.ts'

const REMEMBERED_MAX = 50_000

/** The currency of a member, null for nobody we know. It is for ever: whoever was asked for once is not looked up again. */
export function createCurrencies(members: Pick<MemberStore, 'find'>) {
  const known = new Map<string, Currency>()
  return async function currencyOf(memberId: string): Promise<Currency | null> {
    const found = known.get(memberId) ?? (await members.find(memberId))?.currency ?? null
    if (found === null) return null
    if (known.size >= REMEMBERED_MAX) known.clear()
    known.set(memberId, found)
    return found
  }
}
