import { minorOf } from '../ground/amounts.ts'

/** Hundredths of a stake that was read already. */
export const stakeMinor = (stake: string): bigint => minorOf(stake) ?? 0n
