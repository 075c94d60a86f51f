/** Words of so many letters fit a narrow column at full size, and so many a little smaller. */
const [FULL, LONG] = [11, 14]

/** How much smaller a name has to be for its longest word: a name is never broken inside one. */
export function wordSize(name: string): 'long' | 'longest' | undefined {
  // Other scripts break between any two signs, or where their own rules say.
  const words = name.match(/[\p{Script=Latin}\p{M}'’.-]+/gu) ?? []
  const longest = Math.max(0, ...words.map((word) => word.length))
  if (longest <= FULL) return undefined
  return longest <= LONG ? 'long' : 'longest'
}
