import type { askWithdrawRules, ConsoleRules } from '@keo/contract/console-money'
import type { RequestOf } from '@keo/contract/define-call'
import { fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { money, moneyText, parseMoney, type Minor } from '@keo/units/money'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import {
  areSound,
  leastDong,
  lockWithdrawTerms,
  refuseFeeAbove,
  sqlWithdrawChannels,
  sqlWithdrawRules,
  type WithdrawRules,
} from '../../withdraw/index.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  tenantId: string
  approvals: Approvals
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

type Asked = Omit<RequestOf<typeof askWithdrawRules>, 'reason'>
type Facts = Readonly<Record<string, string>>

const KIND = 'withdrawRules'
/** There is one set of rules: whoever asks second is told that somebody did. */
const OBJECT = 'withdraw-rules'

export type RuleDesk = ReturnType<typeof createRuleDesk>

/** What withdrawals are decided by without a person: one asks for other figures, another makes them count. */
export function createRuleDesk({ database, clock, audit, tenantId, approvals, staffNames }: Needs) {
  approvals.onApproved(KIND, async ({ act, reason }, acting, close) => {
    const wanted = act as Asked
    await database.tx(async (tx) => {
      await close(tx)
      await lockWithdrawTerms(tx, tenantId)
      refuseFeeAbove(rulesOf(wanted), leastDong(await sqlWithdrawChannels(tx, tenantId).all()))
      const rules = sqlWithdrawRules(tx, tenantId)
      const [before, after] = changedFacts(await rules.now(), rulesOf(wanted))
      await rules.change(rulesOf(wanted), clock.now())
      const record = { action: 'withdraw.rules-changed', object: OBJECT, before, after: { ...after, reason } }
      await audit.write(tx, staffRecord(acting, record))
    })
  })

  return {
    async view(): Promise<ConsoleRules> {
      const open = (await approvals.openOf(KIND, [OBJECT])).get(OBJECT)
      const names = await staffNames(open ? [open.asked_by] : [])
      const rules = await sqlWithdrawRules(database.db, tenantId).now()
      return { ...textsOf(rules), askedBy: names.get(open?.asked_by ?? '') ?? '' }
    },
    async ask(acting: StaffActing, { reason, ...wanted }: Asked & { reason: string }): Promise<string> {
      const [before, after] = changedFacts(
        await sqlWithdrawRules(database.db, tenantId).now(),
        rulesOf(wanted),
      )
      if (Object.keys(after).length === 0) fail('AMOUNT_WRONG')
      refuseFeeAbove(rulesOf(wanted), leastDong(await sqlWithdrawChannels(database.db, tenantId).all()))
      return approvals.ask(acting, { kind: KIND, object: OBJECT, before, after, act: wanted, reason })
    },
  }
}

const dongOf = (text: string): Minor => parseMoney(text, 'VND')?.minor ?? fail('AMOUNT_WRONG')
const textOf = (minor: Minor): string => moneyText(money(minor, 'VND'))

function rulesOf({ reviewAbove, fee, levels }: Asked): WithdrawRules {
  const rules = {
    reviewAbove: dongOf(reviewAbove),
    fee: { perMille: fee.perMille, min: dongOf(fee.min), max: dongOf(fee.max) },
    levels: levels.map(({ dayMax, free }) => ({ dayMax: dongOf(dayMax), free })),
  }
  return areSound(rules) ? rules : fail('AMOUNT_WRONG')
}

function textsOf({ reviewAbove, fee, levels }: WithdrawRules) {
  return {
    reviewAbove: textOf(reviewAbove),
    fee: { perMille: fee.perMille, min: textOf(fee.min), max: textOf(fee.max) },
    levels: levels.map(({ dayMax, free }, vipLevel) => ({ vipLevel, dayMax: textOf(dayMax), free })),
  }
}

/** What the second person reads: the figures that differ, as they are and as they would be. */
function changedFacts(now: WithdrawRules, wanted: WithdrawRules): [before: Facts, after: Facts] {
  const [before, after] = [factsOf(now), factsOf(wanted)]
  const others = Object.keys(after).filter((name) => before[name] !== after[name])
  const only = (facts: Facts) => Object.fromEntries(others.map((name) => [name, facts[name] ?? '']))
  return [only(before), only(after)]
}

function factsOf(rules: WithdrawRules): Facts {
  const { reviewAbove, fee, levels } = textsOf(rules)
  return {
    reviewAbove,
    feePerMille: String(fee.perMille),
    feeMin: fee.min,
    feeMax: fee.max,
    ...Object.fromEntries(
      levels.flatMap(({ vipLevel, dayMax, free }) => [
        [`VIP ${vipLevel} dayMax`, dayMax],
        [`VIP ${vipLevel} free`, String(free)],
      ]),
    ),
  }
}
