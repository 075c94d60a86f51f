import { storage } from '../../platform/storage.ts'

const GUIDE = 'sports'

/** Kept on the device as well: who puts it away as a guest is not shown it again as a member. */
export const isDone = (): boolean => storage.read('guidesDone')?.includes(GUIDE) ?? false

export function keepDone(): void {
  if (!isDone()) storage.write('guidesDone', [...(storage.read('guidesDone') ?? []), GUIDE])
}
