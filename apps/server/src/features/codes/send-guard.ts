import { fail } from '@keo/contract/errors'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Tx } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import type { Metrics } from '@keo/service-kit/metrics'
import {
  BUDGET_WINDOW_MS,
  budgetState,
  looksPumped,
  PUMPING_WINDOW_MS,
  refuseOverLimit,
  sendLimits,
} from './code-limits.ts'
import { sqlCodeStore, type CodeStore, type Send } from './code-store.ts'

export type SendGuardSettings = {
  /** Sends of the whole site within an hour. */
  readonly hourlyBudget: Readonly<Record<Send['channel'], number>>
  /** Where tests share one device and network, only the numbers are limited. */
  readonly isNetworkShared: boolean
}

type Needs = {
  database: Database
  machineClock: Clock
  log: Log
  metrics: Metrics
  tenantId: string
  settings: SendGuardSettings
}

/** Decides whether a code may go out. Under one lock, so that a hundred requests at once are one after another. */
export function createSendGuard({ database, machineClock: clock, log, metrics, tenantId, settings }: Needs) {
  const { hourlyBudget, isNetworkShared } = settings
  const limits = sendLimits(isNetworkShared)
  const countStopped = metrics.counter(
    'code_pumping_stopped_total',
    'Sends refused because a range looks pumped',
  )
  const countAlarm = metrics.counter(
    'code_budget_alarm_total',
    'Sends above four fifths of the hourly budget',
  )
  for (const channel of ['sms', 'mail'] as const) {
    metrics.gauge(
      `code_${channel}_budget_used_ratio`,
      'Share of the hourly budget that is sent',
      async () => {
        const store = sqlCodeStore(database.db, tenantId)
        return (await store.sentSince(channel, clock.now() - BUDGET_WINDOW_MS)) / hourlyBudget[channel]
      },
    )
  }

  async function refuseOverBudget(store: CodeStore, { channel, sentAt }: Send): Promise<void> {
    const budget = hourlyBudget[channel]
    const sent = await store.sentSince(channel, sentAt - BUDGET_WINDOW_MS)
    const state = budgetState(sent, budget)
    if (state === 'calm') return
    countAlarm()
    log.warn({ channel, sent, budget }, 'the hourly budget of codes is nearly or wholly spent')
    if (state === 'spent') fail('CODE_STOPPED')
  }

  async function refusePumped(store: CodeStore, { country, range, sentAt }: Send): Promise<void> {
    if (range === '') return
    const since = sentAt - PUMPING_WINDOW_MS
    const isPumped =
      looksPumped('range', await store.confirmedOf('number_range', range, since)) ||
      looksPumped('country', await store.confirmedOf('country', country, since))
    if (!isPumped) return
    countStopped()
    log.warn({ country }, 'a range of numbers hardly confirms its codes and is stopped')
    fail('CODE_STOPPED')
  }

  return {
    async admit(tx: Tx, send: Send): Promise<void> {
      const store = sqlCodeStore(tx, tenantId)
      await store.lockSends(send.channel)
      refuseOverLimit(limits, await store.nthSends(send, limits), send.sentAt)
      await refuseOverBudget(store, send)
      await refusePumped(store, send)
    },
  }
}
