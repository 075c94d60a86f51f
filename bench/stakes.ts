import type { Ledger } from '@keo/server/features/ledger/index'
import { money } from '@keo/units/money'

const memberAt = (n: number) => `mbr_${String(1 + n).padStart(26, '0')}` as const

/** Bets of members who have money, as fast as the ledger takes them. */
export function createStakes(ledger: Pick<Ledger, 'submit'>, members: number) {
  const anyMember = () => memberAt(Math.floor(Math.random() * members))
  let bets = 0

  async function bet(): Promise<void> {
    const id = `b-${process.pid}-${(bets += 1)}`
    const amount = money(BigInt(1000 + Math.floor(Math.random() * 9000)), 'VND')
    const stake = { memberId: anyMember(), key: id, kind: 'bet.stake', reference: id, amount }
    const { status } = await ledger.submit({ ...stake, op: 'hold', holdId: id, purpose: 'stake' })
    if (status !== 'done') throw new Error(`A bet was answered ${status}.`)
  }

  /** Closed loop: each client places its next bet when the last one is committed. */
  async function placeBets({ clients, seconds }: { clients: number; seconds: number }) {
    const took: number[] = []
    const start = performance.now()
    const end = start + seconds * 1000
    const client = async () => {
      for (let before = performance.now(); before < end;) {
        await bet()
        const after = performance.now()
        took.push(after - before)
        before = after
      }
    }
    await Promise.all(Array.from({ length: clients }, client))
    return { perSecond: (took.length / (performance.now() - start)) * 1000, p99: percentile(took, 0.99) }
  }

  return { anyMember, placeBets }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
