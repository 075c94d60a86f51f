/** A word may have so many letters more where it is written a little smaller. */
const MORE_IF_SMALLER = 3

/**
 * How much smaller a name has to be for its longest word: a name is never broken inside one. `room` is how many letters
 * fit the column at full size.
 */
export function wordSize(name: string, room = 11): 'long' | 'longest' | undefined {
  // Other scripts break between any two signs, or where their own rules say.
  const words = name.match(/[\p{Script=Latin}\p{M}'’.-]+/gu) ?? []
  const longest = Math.max(0, ...words.map((word) => word.length))
  if (longest <= room) return undefined
  return longest <= room + MORE_IF_SMALLER ? 'long' : 'longest'
}
