import { INSTANT_FAMILIES } from './instant-families.ts'
import { SHARED_FAMILIES } from './shared-families.ts'
import { SLOT_FAMILY } from './slot-family.ts'
import { TABLE_FAMILIES } from './table-families.ts'
import { gamesOf } from './tiles.ts'

/** Every game of the sandbox's studios; those whose engine is here are offered. */
export const CATALOGUE = gamesOf([SLOT_FAMILY, ...INSTANT_FAMILIES, ...TABLE_FAMILIES, ...SHARED_FAMILIES])
