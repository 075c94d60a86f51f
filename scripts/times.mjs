import { fileTable, stepTable } from './lib/step-times.mjs'
import { PROOFS } from './lib/tally.mjs'

console.log(`${stepTable()}\n\n${fileTable(PROOFS)}`)
