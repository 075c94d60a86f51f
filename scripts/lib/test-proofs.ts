import { createHash } from 'node:crypto'
import { genesisText, rowText, statementText } from '@keo/contract/statement'
import { recomputeRound } from '@keo/game-rules/recompute'
import { sealOf } from '../../apps/server/src/features/experts/seal-plan.ts'
import { createWorld } from '../../apps/sportsbook/src/world/world.ts'
import type { Evidence } from '../../apps/web/src/proofs/evidence.ts'

/** For tests: what people bring to be checked, made as the product makes it. */

export const SEED = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')
export const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** As the ledger writes it: one deposit. */
export function sampleStatement(): string {
  const whose = { tenantId: 'keo', memberId: 'mbr_1', currency: 'VND' }
  const balances = { available: 0n, held: 0n, bonus: 0n, debt: 0n }
  const head = { ...whose, seq: 0n, hash: sha256(genesisText(whose)), balances }
  const postings = [
    { account: 'available', amount: 500n },
    { account: 'house:bank', amount: -500n },
  ]
  const told = { seq: 1n, atMs: 1, kind: 'deposit', reference: 'ref', key: 'key', corrects: null }
  const row = { ...told, postings, balances: { ...balances, available: 500n }, hash: '' }
  return statementText(head, [{ ...row, hash: sha256(`${head.hash}\n${rowText(row)}`) }])
}

/** As the sandbox sportsbook publishes it, before and after. */
export function sampleMatch(): Evidence {
  const world = createWorld({ seed: 'a world', now: () => Date.UTC(2026, 10, 15, 4) })
  const [first] = world.matchesBetween(Date.UTC(2026, 10, 15), Date.UTC(2026, 10, 16))
  if (!first) throw new Error('The world has no match.')
  return { keo: 'match 2', matchId: first.id, seedHash: first.seedHash, seed: world.seedOf(first.id) }
}

/** As the server seals it. */
export function samplePlan(writtenAt = '2026-11-15 10:00:00'): Evidence {
  const pick = { marketId: 1, kind: 'handicap', optionType: 1, line: '-0.75', price: 1950 } as const
  const sealed = {
    expertId: 'exp_1',
    writtenAt,
    price: null,
    legs: [{ ...pick, matchId: '7', time: '2026-11-15 19:00:00' }],
    texts: { vi: 'Vì sao', en: 'Why', 'zh-CN': '原因', th: 'เหตุผล' },
  }
  return { keo: 'plan 1', plan: sealed, salt: 'salt', hash: sealOf(sealed, 'salt') }
}

export function sampleRound(): Evidence {
  const given = { game: 'dice', serverSeed: SEED, clientSeed: 'keo', nonce: 1 } as const
  const { roll } = recomputeRound(given).outcome as { roll: number }
  return { keo: 'round 1', ...given, setting: null, commitment: COMMITMENT, drawn: String(roll) }
}
