import { ORDER_STATUS } from '@keo/sportsbook-contract/order-enums'

/** Numbers of the wire by the names of what they say. */
export function namesOf<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
): ReadonlyMap<string, Name> {
  const names = Object.keys(numbers) as Name[]
  return new Map(names.map((name) => [String(numbers[name]), name]))
}

/** Bets are kept with their numbers on the wire. */
export const BET_NAMES = namesOf(ORDER_STATUS)
