import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import { fail } from '@keo/contract/errors'
import type { Database } from '@keo/service-kit/db/database'
import { money, moneyText } from '@keo/units/money'
import type { MemberStore } from '../../members/index.ts'
import type { PlayLimits } from '../../play-limits/index.ts'
import type { SaferPlay } from '../../safer-play/index.ts'
import { sqlMemberEvidence } from './member-evidence-store.ts'

type Needs = {
  database: Database
  tenantId: string
  members: Pick<MemberStore, 'find'>
  playLimits: Pick<PlayLimits, 'get'>
  saferPlay: Pick<SaferPlay, 'get'>
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const DEPOSIT_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(DEPOSIT_STATUS).map(([name, status]) => [String(status), name]),
)

export type MemberEvidence = ReturnType<typeof createMemberEvidence>

/** What stands beside a decision about a member. */
export function createMemberEvidence(needs: Needs) {
  const { database, tenantId, members, playLimits, saferPlay, staffNames } = needs
  const store = sqlMemberEvidence(database.db, tenantId)
  const known = async (id: string): Promise<string> => (await members.find(id))?.id ?? fail('NOT_FOUND')

  return {
    traces: async (id: string, after: string) => store.traces(await known(id), after),

    async orders(id: string, after: string) {
      const { page, next } = await store.orders(await known(id), after)
      const orders = page.map(({ id: orderNo, at, kind, by, state, amount }) => ({
        kind,
        orderNo,
        at,
        by,
        state: DEPOSIT_NAMES.get(state) ?? state,
        amount: moneyText(money(kind === 'deposit' ? amount : -amount, 'VND')),
      }))
      return { orders, next }
    },

    async bets(id: string, after: string) {
      const { page, next } = await store.bets(await known(id), after)
      const bets = page.map(({ id: betId, at, kind, on, state, currency, stake, returned }) => ({
        kind,
        id: betId,
        at,
        on,
        state,
        stake: moneyText(money(stake, currency)),
        returned: returned === null ? null : moneyText(money(returned, currency)),
      }))
      return { bets, next }
    },

    async timeline(id: string, after: string) {
      const { entries, next } = await store.timeline(await known(id), after)
      const names = await staffNames(entries.map(({ actor }) => actor))
      return {
        entries: entries.map(({ id: entryId, at, action, object, actor, reason }) => ({
          id: entryId,
          at,
          action,
          about: object === id ? '' : object,
          by: names.get(actor) ?? '',
          reason: reason ?? '',
        })),
        next,
      }
    },

    async safety(id: string) {
      const memberId = await known(id)
      return { limits: await playLimits.get(memberId), play: await saferPlay.get(memberId) }
    },
  }
}
