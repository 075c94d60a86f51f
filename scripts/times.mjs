import { stepTable } from './lib/step-times.mjs'

console.log(stepTable())
