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

/** The same for a name on two lines: one that would need a third is as small as those with the longest words. */
export function nameSize(name: string, room: number): 'long' | 'longest' | undefined {
  return linesOf(name, room) > 2 ? 'longest' : wordSize(name, room)
}

function linesOf(name: string, room: number): number {
  let lines = 1
  let filled = 0
  for (const { length } of name.split(' ')) {
    const isFirst = filled === 0
    if (!isFirst && filled + 1 + length > room) {
      lines += 1
      filled = length
    } else filled += length + (isFirst ? 0 : 1)
  }
  return lines
}
