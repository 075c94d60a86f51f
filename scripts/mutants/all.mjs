import { DOORS } from './doors.mjs'
import { MONEY } from './money.mjs'
import { SCREENS } from './screens.mjs'
import { SLIP } from './slip.mjs'
import { WIRE } from './wire.mjs'

/**
 * Each undoes one mend: `find`, which stands once in `file`, becomes `put`, and `test` (only those tests whose title holds
 * `only`) must fail by it.
 */
export const MUTANTS = [...SLIP, ...MONEY, ...WIRE, ...SCREENS, ...DOORS]
