import { useEffect, useState } from 'react'
import { clock } from './time.ts'

/** False until that long after the first drawing: for parts that let the page that shows come first. */
export function useIsDue(afterMs: number): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => clock.after(afterMs, () => setDue(true)), [afterMs])
  return isDue
}
