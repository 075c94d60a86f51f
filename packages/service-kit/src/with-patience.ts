import type { Clock } from './clock.ts'

/** A party that does not answer in time has failed: nobody waits for it longer. */
export async function withPatience<T>(clock: Clock, patienceMs: number, work: Promise<T>): Promise<T> {
  let stopWaiting = () => {}
  const patience = new Promise<never>((_, reject) => {
    stopWaiting = clock.after(patienceMs, () => reject(new Error('no answer in time')))
  })
  return Promise.race([work, patience]).finally(stopWaiting)
}
