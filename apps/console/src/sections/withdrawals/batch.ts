import type { WithdrawalEvidence } from '@keo/contract/console-queues'
import { Refusal } from '../../platform/api.ts'

/** What became of one order of a batch. */
export type BatchEnd = 'asked' | 'approved' | 'own' | 'doubted' | 'decided' | 'held' | 'opened' | 'refused'

type Order = Pick<
  WithdrawalEvidence,
  'state' | 'signs' | 'approvalId' | 'isAskedByReader' | 'hold' | 'opening'
>
type Ways = {
  read(orderNo: string): Promise<Order>
  ask(orderNo: string): Promise<unknown>
  approve(approvalId: string): Promise<unknown>
}

/** As the order is now: whatever was done since it was chosen counts, so a batch that is sent again does nothing twice. */
async function passOne(orderNo: string, { read, ask, approve }: Ways): Promise<BatchEnd> {
  const { state, signs, isAskedByReader, approvalId, hold, opening } = await read(orderNo)
  if (state !== 'inReview') return 'decided'
  if (hold) return 'held'
  if (opening && !opening.isReader) return 'opened'
  // What speaks against it is looked at by itself, never passed among others.
  if (signs.some(({ verdict }) => verdict === 'bad')) return 'doubted'
  if (isAskedByReader) return 'own'
  if (approvalId !== '') {
    await approve(approvalId)
    return 'approved'
  }
  await ask(orderNo)
  return 'asked'
}

/** One order after the other. A refusal is that order's alone; a line that breaks stops the batch, and the rest stays chosen. */
export async function passBatch(
  orderNos: readonly string[],
  ways: Ways,
  onEnd: (orderNo: string, end: BatchEnd) => void,
): Promise<void> {
  for (const orderNo of orderNos) {
    const end = await passOne(orderNo, ways).catch((error: unknown) => {
      if (error instanceof Refusal) return 'refused' as const
      throw error
    })
    onEnd(orderNo, end)
  }
}

/** `48000000.00` and `1500.50` are `48001500.50`. */
export function sumOf(amounts: readonly string[]): string {
  const minor = amounts.reduce((sum, text) => sum + BigInt(text.replace('.', '')), 0n)
  const digits = minor.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
