import type { askUsdtRate, ConsoleUsdtRate } from '@keo/contract/console-usdt-rate'
import type { RequestOf } from '@keo/contract/define-call'
import { AppError, fail } from '@keo/contract/errors'
import type { Audit } from '@keo/service-kit/audit'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import { money, moneyText, parseMoney } from '@keo/units/money'
import { staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import { isNear, type UsdtRates } from '../../usdt-rate/index.ts'

type Needs = {
  database: Database
  clock: Clock
  audit: Audit
  approvals: Approvals
  rates: UsdtRates
  staffNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

const KIND = 'usdtRate'
/** There is one rate: whoever asks second is told that somebody did. */
const OBJECT = 'usdt-rate'

type Standing = Awaited<ReturnType<UsdtRates['read']>>
type Asked = Omit<RequestOf<typeof askUsdtRate>, 'reason'>

export type RateDesk = ReturnType<typeof createRateDesk>

/** What one USDT is worth: one asks for a rate near the quotes, or for theirs again, another makes it count. */
export function createRateDesk({ database, clock, audit, approvals, rates, staffNames }: Needs) {
  approvals.onApproved(KIND, async ({ act, reason }, acting, close) => {
    const wanted = act as Asked
    await database.tx(async (tx) => {
      await close(tx)
      // Quotes went on since it was asked: it has to be near to what they say now.
      const standing = await rates.read(tx)
      const rate = rateOf(wanted, standing)
      await rates.set(tx, rate, clock.now())
      const [before, after] = factsOf(standing, rate)
      const record = { action: 'usdt.rate-changed', object: OBJECT, before, after: { ...after, reason } }
      await audit.write(tx, staffRecord(acting, record))
    })
  })

  async function standingNow(): Promise<Standing | null> {
    try {
      return await rates.read(database.db)
    } catch (error) {
      if (error instanceof AppError && error.code === 'PARTY_MISSING') return null
      throw error
    }
  }

  return {
    async view(): Promise<ConsoleUsdtRate | null> {
      const standing = await standingNow()
      if (standing === null) return null
      const { counts, quotes, set } = standing
      const open = (await approvals.openOf(KIND, [OBJECT])).get(OBJECT)
      const names = await staffNames(open ? [open.asked_by] : [])
      return {
        counts: textOf(counts),
        quotes: textOf(quotes),
        set: set === null ? null : textOf(set),
        askedBy: names.get(open?.asked_by ?? '') ?? '',
      }
    },
    async ask(acting: StaffActing, { reason, ...wanted }: Asked & { reason: string }): Promise<string> {
      const standing = (await standingNow()) ?? fail('PARTY_MISSING')
      const rate = rateOf(wanted, standing)
      if (rate === standing.set) fail('AMOUNT_WRONG')
      const [before, after] = factsOf(standing, rate)
      return approvals.ask(acting, { kind: KIND, object: OBJECT, before, after, act: wanted, reason })
    },
  }
}

const textOf = (minor: bigint): string => moneyText(money(minor, 'VND'))

function rateOf({ rate: typed }: Asked, { quotes }: Standing): bigint | null {
  if (typed === null) return null
  const rate = parseMoney(typed, 'VND')?.minor ?? fail('AMOUNT_WRONG')
  return rate > 0n && isNear(rate, quotes) ? rate : fail('AMOUNT_WRONG')
}

/** What the second person and the log read: whose rate it is and would be, beside what quotes say. */
function factsOf({ counts, quotes, set }: Standing, wanted: bigint | null) {
  const from = (rate: bigint | null) => (rate === null ? 'quotes' : 'operator')
  const said = textOf(quotes)
  return [
    { rate: textOf(counts), from: from(set), quotes: said },
    { rate: textOf(wanted ?? quotes), from: from(wanted), quotes: said },
  ] as const
}
