import * as z from 'zod/mini'
import { Count, DongAmount } from './amounts.ts'
import { StepId } from './campaign-names.ts'

/** What may be in a box, with the published chance in hundredths of a percent. */
export const BoxPrizes = z.array(z.object({ id: StepId, cash: DongAmount, chanceBp: Count }))
export type BoxPrizes = z.output<typeof BoxPrizes>
