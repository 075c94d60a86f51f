import { createHash } from 'node:crypto'
import type { Clock } from '@keo/service-kit/clock'
import type { Database, Db } from '@keo/service-kit/db/database'
import type { Log } from '@keo/service-kit/log'
import { type Seal, type SealedEntry, sqlSealStore } from './seal-store.ts'

type Needs = { database: Database; clock: Clock; log: Log; tenantId: string }

const SEAL_SIZE = 1000
const SEALS_A_PAGE = 10
/** What the first seal stands on. */
const GENESIS = '0'.repeat(64)

/** Seals what touched the house, outside of the transactions that did: nobody waits for a house account. */
export function createSeals({ database, clock, log, tenantId }: Needs) {
  async function sealBatch(): Promise<number> {
    const seal = await database.tx(async (tx) => {
      const store = sqlSealStore(tx, tenantId)
      const entries = await store.takeUnsealed(SEAL_SIZE)
      if (entries.length === 0) return null
      const made = nextSeal(await store.lastSeal(), entries)
      await store.fold(made.numbers)
      await store.insertSeal(made, clock.now())
      return made
    })
    // The log leaves the machine, and with it the proof that this seal and all before it existed.
    if (seal) {
      const { number, hash, numbers } = seal
      log.info({ seal: String(number), hash, transactions: numbers.length }, 'ledger transactions sealed')
    }
    return seal?.numbers.length ?? 0
  }

  return {
    async seal(): Promise<void> {
      while ((await sealBatch()) === SEAL_SIZE);
    },
    /** Null when every seal still fits what it covers and the seal before it. */
    problem: (db: Db) => findProblem(sqlSealStore(db, tenantId)),
  }
}

function nextSeal(last: Seal | null, entries: readonly SealedEntry[]): Seal {
  const previous = last?.hash ?? GENESIS
  const number = (last?.number ?? 0n) + 1n
  const hashes = entries.map(({ hash }) => hash)
  const hash = sealHash({ number, previous, hashes })
  return { number, numbers: entries.map((entry) => entry.number), previous, hash }
}

function sealHash({
  number,
  previous,
  hashes,
}: {
  number: bigint
  previous: string
  hashes: readonly string[]
}) {
  return createHash('sha256')
    .update([previous, number, ...hashes].join('\n'))
    .digest('hex')
}

async function findProblem(store: ReturnType<typeof sqlSealStore>): Promise<string | null> {
  let last: Seal | null = null
  for (;;) {
    const page: Seal[] = await store.sealsAfter(last?.number ?? 0n, SEALS_A_PAGE)
    if (page.length === 0) return null
    const known = await store.hashes(rangeOf(page.flatMap(({ numbers }) => numbers)))
    for (const seal of page) {
      if (seal.number !== (last?.number ?? 0n) + 1n || seal.previous !== (last?.hash ?? GENESIS)) {
        return `seal ${seal.number} does not follow the one before it`
      }
      const hashes = seal.numbers.map((number) => known.get(number) ?? 'missing')
      if (sealHash({ ...seal, hashes }) !== seal.hash) return `what seal ${seal.number} covers was changed`
      last = seal
    }
  }
}

function rangeOf(numbers: readonly bigint[]): { from: bigint; to: bigint } {
  const [first = 0n] = numbers
  const least = (a: bigint, b: bigint) => (a < b ? a : b)
  const most = (a: bigint, b: bigint) => (a > b ? a : b)
  return { from: numbers.reduce(least, first), to: numbers.reduce(most, first) }
}
