let count = 0

/** Ids that no earlier run used: the time, then a count. Nineteen digits, as the wires have them. */
export function runIds(now: () => number): () => string {
  return () => `${String(Math.trunc(now())).padStart(13, '0')}${String((count += 1)).padStart(6, '0')}`
}
