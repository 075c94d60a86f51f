import { OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { createHmac } from 'node:crypto'
import type { Instant } from '@keo/service-kit/clock'
import { minutes } from '@keo/units/instants'
import { isFinal, type Scene } from '../../stage/stage.ts'
import { type Verdict } from '../quote.ts'
import type { Reading, Template } from '../template.ts'

/** How often a market was first reported wrong, and how often a right one is declared void afterwards. */
const MISCOUNTED = 0.004
const VOIDED = 0.001
/** A correction comes so long after the end, when the first result has been paid. */
const AFTER_MS = minutes(10)
const SPREAD_MS = minutes(30)

/** Results in play and those that stand are the first; what corrects or is corrected comes after them. */
const MISCOUNT_VERSION = 2
const CORRECTED_VERSION = 3
/** The world never reports more versions of a market than this; people may. */
export const LAST_VERSION = CORRECTED_VERSION

type Correction = {
  readonly kind: 'miscount' | 'void'
  readonly side: 'home' | 'away'
  readonly afterMs: number
}

/**
 * The world's own mistakes: the same match always makes the same ones. All options of a market are wrong together, as
 * it is the score that was miscounted.
 */
export function correctionOf(secret: string, { match }: Scene, template: Template): Correction | null {
  const { marketType, period } = template
  const name = `correction/${match.startsAt}/${match.id}/${marketType}/${period}`
  const digest = createHmac('sha256', secret).update(name).digest()
  const [luck, side, late] = [0, 4, 8].map((at) => digest.readUInt32LE(at) / 2 ** 32) as [
    number,
    number,
    number,
  ]
  if (luck >= MISCOUNTED + VOIDED) return null
  return {
    kind: luck < MISCOUNTED ? 'miscount' : 'void',
    side: side < 0.5 ? 'home' : 'away',
    afterMs: AFTER_MS + Math.floor(late * SPREAD_MS),
  }
}

type ReportNeeds = { readonly secret: string; readonly now: Instant; readonly template: Template }

/** The reported result of an option: the true one, or first a wrong one. `judge` answers for any scene. */
export function reported(
  scene: Scene,
  truth: Verdict,
  { secret, now, template }: ReportNeeds,
  judge: (miscounted: Scene) => Verdict | null,
): Verdict {
  // What was decided in play, or cut short, has been looked at long enough.
  if (!isFinal(scene.status) || !scene.snapshot.isOver || template.reading.of === 'question') return truth
  const correction = correctionOf(secret, scene, template)
  if (!correction) return truth
  const at = scene.since + correction.afterMs
  if (correction.kind === 'void')
    return now < at
      ? { ...truth, nextAt: at }
      : { outcome: OUTCOME.cancelled, resultText: truth.resultText, version: CORRECTED_VERSION }
  if (now >= at) return { ...truth, version: CORRECTED_VERSION }
  const first = judge(miscount(scene, template.reading, correction.side)) ?? truth
  return { ...first, version: MISCOUNT_VERSION, nextAt: at }
}

/** One too many for one side, in what the market reads. */
function miscount(scene: Scene, reading: Exclude<Reading, { of: 'question' }>, side: 'home' | 'away'): Scene {
  const period = reading.of === 'split' ? reading.second : reading.period
  const scores = scene.snapshot.scores.map((line) =>
    line.kind === reading.kind && line.period === period ? { ...line, [side]: line[side] + 1 } : line,
  )
  return { ...scene, snapshot: { ...scene.snapshot, scores } }
}
