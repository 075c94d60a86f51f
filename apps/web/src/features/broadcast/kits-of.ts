import { crestBeside, crestOf } from '@keo/ui/drawings/crest'
import type { Kits } from './paint/sprites.ts'

/** In the colours of their crests. */
export function kitsOf(homeId = 0, awayId = 0): Kits {
  const own = crestOf(homeId)
  const other = crestBeside(awayId, homeId)
  return [
    { shirt: own.field, trim: own.charge },
    { shirt: other.field, trim: other.charge },
  ]
}
