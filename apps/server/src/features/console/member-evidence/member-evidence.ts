import type { MemberBet, MoneyOrder } from '@keo/contract/console-member-evidence'
import { DEPOSIT_STATUS } from '@keo/contract/deposit-states'
import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { LetType } from '@keo/contract/inbox'
import type { Language } from '@keo/messages/languages'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { parseServerTime } from '@keo/units/instants'
import { money, moneyText } from '@keo/units/money'
import type { MemberStore } from '../../members/index.ts'
import type { PlayLimits } from '../../play-limits/index.ts'
import type { BetReplays } from '../../bet-records/index.ts'
import type { RoundRecords } from '../../games/index.ts'
import { staffRecord, type StaffActing, type StaffCaller } from '../../staff/index.ts'
import type { Letters } from '../../inbox/index.ts'
import type { SaferPlay } from '../../safer-play/index.ts'
import { BET_NAMES, namesOf } from './bet-names.ts'
import { sqlMemberEvidence } from './member-evidence-store.ts'
import { riskMarks } from './risk-marks.ts'
import { riskFacts } from './risk-store.ts'

type Needs = {
  database: Database
  clock: Clock
  tenantId: string
  audit: Pick<Audit, 'write'>
  replayOf: BetReplays
  rounds: Pick<RoundRecords, 'round'>
  members: Pick<MemberStore, 'find'>
  playLimits: Pick<PlayLimits, 'get'>
  saferPlay: Pick<SaferPlay, 'get'>
  letters: Pick<Letters, 'page'>
}

/** Deposits are kept with their numbers on the wire, as bets are; withdrawals and rounds with the names of their states. */
const DEPOSIT_NAMES = namesOf(DEPOSIT_STATUS)

export type MemberEvidence = ReturnType<typeof createMemberEvidence>

/** What stands beside a decision about a member. */
export function createMemberEvidence(needs: Needs) {
  const { database, tenantId, audit, replayOf, rounds, members, playLimits, saferPlay, letters } = needs
  const store = sqlMemberEvidence(database.db, tenantId)
  const known = async (id: string): Promise<string> => (await members.find(id))?.id ?? fail('NOT_FOUND')

  return {
    traces: async (id: string, after: string) => store.traces(await known(id), after),

    /** What was said to the member, not what it said: the titles, and whether they were read. */
    async letters(id: string, { letType, after }: { letType: LetType; after: string }, language: Language) {
      const asked = { letType, before: after === '' ? undefined : after }
      const { list, next } = await letters.page(await known(id), asked, language)
      return {
        letters: list.map((letter) => ({
          id: letter.id,
          title: letter.title,
          at: parseServerTime(letter.createTime) ?? 0,
          isRead: letter.isRead,
        })),
        next: next ?? '',
      }
    },

    async orders(id: string, after: string) {
      const { page, next } = await store.orders(await known(id), after)
      const orders = page.map(({ id: orderNo, at, kind, by, state, amount }) => ({
        kind,
        orderNo,
        at,
        by,
        state: (kind === 'deposit' ? DEPOSIT_NAMES.get(state) : state) as MoneyOrder['state'],
        amount: moneyText(money(kind === 'deposit' ? amount : -amount, 'VND')),
      }))
      return { orders, next }
    },

    async bets(id: string, after: string) {
      const { page, next } = await store.bets(await known(id), after)
      const bets = page.map(({ id: betId, replayId, at, kind, on, state, currency, stake, returned }) => ({
        kind,
        id: betId,
        replayId,
        at,
        on,
        state: (kind === 'sports' ? BET_NAMES.get(state) : state) as MemberBet['state'],
        stake: moneyText(money(stake, currency)),
        returned: returned === null ? null : moneyText(money(returned, currency)),
      }))
      return { bets, next }
    },

    /** Written before it is shown: nobody sees it of whom that is not known. */
    async betReplay(acting: StaffActing, id: string, betId: string, language: Language) {
      const replay = (await replayOf((await known(id)) as MemberId, betId, language)) ?? fail('NOT_FOUND')
      await database.tx((tx) =>
        audit.write(tx, staffRecord(acting, { action: 'member.bet-replayed', object: id, after: { betId } })),
      )
      return replay
    },

    /** As a bet's. */
    async roundReplay(acting: StaffActing, id: string, roundId: string, language: Language) {
      const replay = await rounds.round({ memberId: await known(id), language }, roundId)
      await database.tx((tx) =>
        audit.write(
          tx,
          staffRecord(acting, { action: 'member.round-replayed', object: id, after: { roundId } }),
        ),
      )
      return replay
    },

    /** What makes somebody look twice; what is of the players' safety only for who may read it. */
    async marks({ permissions }: StaffCaller, id: string) {
      const now = needs.clock.now()
      const facts = (await riskFacts(database.db, tenantId, [id], now)).get(id) ?? fail('NOT_FOUND')
      return { marks: riskMarks(facts, now, permissions.has('safety.read')) }
    },

    async safety(id: string) {
      const memberId = await known(id)
      return { limits: await playLimits.get(memberId), play: await saferPlay.get(memberId) }
    },
  }
}
