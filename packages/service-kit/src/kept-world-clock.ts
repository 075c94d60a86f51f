import type { Clock, WorldClock } from './clock.ts'
import { worldClock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { Log } from './log.ts'

type Tables = { world_clock: { is_only: boolean; offset_ms: bigint } }

export type KeptWorldClock = { readonly clock: WorldClock; stop(): Promise<void> }

const SAVE_MS = 2_000
/** Closer than this to what is kept is the same. */
const SAME_MS = 500

/**
 * A world clock that a restart finds where it was. While it hurries, a little more is kept than it has gained: after
 * a kill the world may stand some moments ahead, but it never goes back.
 */
export async function keptWorldClock({
  database,
  base,
  log,
}: {
  database: Database
  base: Clock
  log: Log
}): Promise<KeptWorldClock> {
  const db = database.db.withTables<Tables>()
  const row = await db.selectFrom('world_clock').select('offset_ms').executeTakeFirst()
  let kept = Number(row?.offset_ms ?? 0)
  const clock = worldClock(base, kept)
  let saving: Promise<void> = Promise.resolve()

  async function write(offset: number): Promise<void> {
    kept = offset
    const offset_ms = BigInt(Math.round(offset))
    await db
      .insertInto('world_clock')
      .values({ is_only: true, offset_ms })
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ offset_ms }))
      .execute()
  }

  function save(aheadMs: number): void {
    const offset = clock.now() - base.now() + Math.max(0, clock.rate() - 1) * aheadMs
    // What is kept already lies far enough ahead, or it is the same.
    if (aheadMs > 0 && clock.rate() > 1 && kept - offset > -SAME_MS && kept - offset < aheadMs) return
    if (Math.abs(offset - kept) < SAME_MS) return
    saving = saving
      .then(() => write(offset))
      .catch((err: unknown) => {
        log.error({ err }, 'the world clock could not be kept')
      })
  }

  const cancel = base.every(SAVE_MS, () => save(2 * SAVE_MS))
  return {
    clock: {
      ...clock,
      setRate(rate) {
        clock.setRate(rate)
        save(2 * SAVE_MS)
      },
      jump(ms) {
        clock.jump(ms)
        save(2 * SAVE_MS)
      },
    },
    async stop() {
      cancel()
      save(0)
      await saving
    },
  }
}
