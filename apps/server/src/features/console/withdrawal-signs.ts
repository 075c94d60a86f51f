import type { WithdrawalEvidence } from '@keo/contract/console-queues'
import { days, hours, type Instant } from '@keo/units/instants'
import type { OrderTraces } from './withdrawal-queue-store.ts'

type Sign = WithdrawalEvidence['signs'][number]
type Facts = {
  readonly traces: OrderTraces
  readonly amount: bigint
  readonly turnover: { readonly required: bigint; readonly done: bigint }
  readonly now: Instant
}

/** So many times the usual amount is worth a second look. */
const UNUSUAL = 5n

/** What a person looks at before money leaves: each with its figure, none of them decides alone. */
export function withdrawalSigns({ traces, amount, turnover, now }: Facts): Sign[] {
  return [
    {
      name: 'identity',
      verdict: traces.is_verified ? 'fine' : 'bad',
      figure: traces.is_verified ? '✓' : '—',
    },
    turnoverSign(turnover),
    deviceSign(traces, now),
    {
      name: 'sharedDevice',
      verdict: traces.others_on_device === 0n ? 'fine' : 'bad',
      figure: String(traces.others_on_device),
    },
    {
      name: 'knownTarget',
      verdict: traces.paid_to_target > 0n ? 'fine' : 'note',
      figure: String(traces.paid_to_target),
    },
    usualSign(traces, amount),
  ]
}

function turnoverSign({ required, done }: Facts['turnover']): Sign {
  const percent = required === 0n ? 100n : (done * 100n) / required
  return { name: 'turnover', verdict: percent >= 100n ? 'fine' : 'bad', figure: `${percent} %` }
}

function deviceSign({ device_since: since }: OrderTraces, now: Instant): Sign {
  const ageMs = since === null ? 0 : now - since
  const verdict = ageMs >= days(3) ? 'fine' : ageMs >= hours(1) ? 'note' : 'bad'
  return { name: 'newDevice', verdict, figure: `${Math.floor(ageMs / hours(1))} h` }
}

function usualSign({ usual, paid_count: count }: OrderTraces, amount: bigint): Sign {
  if (count === 0n) return { name: 'usualAmount', verdict: 'note', figure: '—' }
  const tenths = usual === 0n ? 0n : (amount * 10n) / usual
  return {
    name: 'usualAmount',
    verdict: amount > usual * UNUSUAL ? 'note' : 'fine',
    figure: `×${tenths / 10n},${tenths % 10n}`,
  }
}
