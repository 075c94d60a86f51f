import type { VITALS } from '@keo/contract/console-overview'
import type { Clock } from '@keo/service-kit/clock'
import type { Jobs } from '@keo/service-kit/jobs'
import { seconds, type Instant } from '@keo/units/instants'

type VitalName = (typeof VITALS)[number]
export type Vital = {
  readonly name: VitalName
  readonly isGood: boolean
  readonly figure: string
  /** Since when it is not good. */
  readonly since: Instant | null
}

export type HealthNeeds = {
  clock: Clock
  machineClock: Clock
  pingDatabase(): Promise<unknown>
  jobs: Pick<Jobs, 'state'>
  sockets(): number
  /** Whether they answer a small question; null is no answer. */
  providers: Readonly<Record<'sportsbook' | 'games', () => Promise<unknown>>>
}

const SLOW_DATABASE_MS = 500
/** However many look at the overview, a provider is asked this often. */
const ASKED_EVERY_MS = seconds(30)

/** What the site rests on, as it is now. */
export function createHealth(needs: HealthNeeds) {
  const { clock, machineClock } = needs
  const badSince = new Map<VitalName, Instant>()
  let asked: { at: Instant; answer: Promise<Vital[]> } | null = null

  function vital(name: VitalName, isGood: boolean, figure: string): Vital {
    if (isGood) badSince.delete(name)
    else if (!badSince.has(name)) badSince.set(name, clock.now())
    return { name, isGood, figure, since: badSince.get(name) ?? null }
  }

  async function timed(question: () => Promise<unknown>) {
    const from = machineClock.now()
    const answer = await question().catch(() => null)
    return { isThere: answer !== null, ms: machineClock.now() - from }
  }

  async function database(): Promise<Vital> {
    const { isThere, ms } = await timed(async () => (await needs.pingDatabase(), true))
    return vital('database', isThere && ms < SLOW_DATABASE_MS, isThere ? `${ms} ms` : '—')
  }

  async function jobs(): Promise<Vital> {
    const { dead, late } = await needs.jobs.state()
    return vital('jobs', dead === 0 && late.length === 0, `${dead} / ${late.length}`)
  }

  async function askProviders(): Promise<Vital[]> {
    const names = ['sportsbook', 'games'] as const
    return Promise.all(
      names.map(async (name) => {
        const { isThere, ms } = await timed(needs.providers[name])
        return vital(name, isThere, isThere ? `${ms} ms` : '—')
      }),
    )
  }

  function providers(): Promise<Vital[]> {
    const now = machineClock.now()
    if (!asked || now - asked.at > ASKED_EVERY_MS) asked = { at: now, answer: askProviders() }
    return asked.answer
  }

  return async (): Promise<Vital[]> => [
    await database(),
    await jobs(),
    vital('sockets', true, String(needs.sockets())),
    ...(await providers()),
  ]
}
