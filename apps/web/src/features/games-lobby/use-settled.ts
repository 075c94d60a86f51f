import { useEffect, useState } from 'react'
import { clock } from '../../platform/time.ts'

/** A value once it has stood still that long: what is typed is not asked letter by letter. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, settle] = useState(value)
  useEffect(() => clock.after(ms, () => settle(value)), [value, ms])
  return settled
}
