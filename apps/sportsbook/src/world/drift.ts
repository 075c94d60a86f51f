import type { Chance } from '../play/chance.ts'
import { normal } from './normal.ts'

const DEPTH = 15

/**
 * A path of small steps that begins at 0 and, after the whole time, deviates by 1: any moment of it costs a handful of
 * draws, because it is halved down to the moment instead of walked.
 */
export function driftAt(chance: Chance, path: number, share: number): number {
  const draw = (node: number) => normal(chance.at(path * 2 ** DEPTH + node))
  let [left, right] = [0, 1]
  let [atLeft, atRight] = [0, draw(0)]
  for (let depth = 0, node = 1; depth < DEPTH - 1; depth++) {
    const middle = (left + right) / 2
    const atMiddle = (atLeft + atRight) / 2 + (draw(node) * Math.sqrt(right - left)) / 2
    if (share < middle) [right, atRight] = [middle, atMiddle]
    else [left, atLeft] = [middle, atMiddle]
    node = node * 2 + (share < middle ? 0 : 1)
  }
  return atLeft + (atRight - atLeft) * ((share - left) / (right - left))
}
