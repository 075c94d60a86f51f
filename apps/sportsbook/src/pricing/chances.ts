import { scoreOf } from '../play/score.ts'
import type { Scene } from '../stage/stage.ts'
import { keepLast } from '../ground/keep-last.ts'
import { fromScore } from './price.ts'
import { type Reader, readerOf, type Samples, VIEWS } from './samples.ts'
import { type Shares, sharesOf } from './shares.ts'
import type { Reading, Template } from './template.ts'

type OptionPlace = {
  readonly template: Template
  readonly line: number
  readonly optionType: number
  readonly scoreAtBet: readonly [number, number] | null
}

const MATCHES = 200

/**
 * How an option may still end, whether its line is offered or not. By the play itself, without the book's error: who
 * ends a bet at this worth can gain nothing from a price that drifts.
 */
export function createChances() {
  const readers = keepLast<{ readonly version: number; readonly read: Reader }>(MATCHES)

  function readerAt(scene: Scene): Reader {
    const { id, setting } = scene.match
    const known = readers.get(id)
    if (known?.version === scene.version) return known.read
    const read = readerOf(scene.outlook(setting))
    readers.set(id, { version: scene.version, read })
    return read
  }

  /** Null when the play holds nothing of it open. */
  return function chancesOf(scene: Scene, place: OptionPlace): Shares | null {
    if (scene.snapshot.isOver) return null
    const { template, line, optionType, scoreAtBet } = place
    const { reading, lines, grade, countsFromBet } = template
    const number = lines && lines.choose !== 'main' ? line / 4 : 0
    const read = readerAt(scene)
    const held = read(reading, number) ?? secondHalfOf(reading, scene, read)
    const samples = fromScore(held, countsFromBet ? scoreAtBet : null)
    return samples && sharesOf(samples, grade, optionType, line)
  }
}

/** Of two periods the first of which is over: its score is known, the other one still has its chances. */
function secondHalfOf(reading: Reading, { snapshot }: Scene, read: Reader): Samples | null {
  if (reading.of !== 'split') return null
  const { kind, first, second, by } = reading
  const before = scoreOf(snapshot.scores, kind, first)
  const isOver = read({ of: by, kind, period: first }, 0) === null
  const after = isOver ? read({ of: by, kind, period: second }, 0) : null
  if (!before || !after) return null
  const known = VIEWS[by](before.home, before.away)
  return { ...after, a: Array.from(after.a, () => known), b: after.a }
}
