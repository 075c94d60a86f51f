import { MATCH_STATUS, OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { minutes } from '@keo/units/instants'
import { expect, test } from 'vitest'
import { type Scene } from '../../stage/stage.ts'
import { catalogueOfSport } from '../catalogue/catalogues.ts'
import { correctionOf, reported } from './corrections.ts'
import { type Verdict } from '../quote.ts'

const templates = catalogueOfSport(1).marketSlots.map(({ template }) => template)
const total = templates.find(({ reading }) => reading.of === 'total')!

function sceneOf(id: number): Scene {
  const scores = [{ kind: 5, period: total.period, home: 1, away: 1 }]
  return {
    match: { id, startsAt: id * 1000 },
    status: MATCH_STATUS.ended,
    since: 0,
    snapshot: { isOver: true, scores },
  } as unknown as Scene
}

const sumOf = ({ snapshot }: Scene) => snapshot.scores.reduce((sum, { home, away }) => sum + home + away, 0)
/** Over 2.5 of what is scored. */
const judge = (scene: Scene): Verdict => ({
  outcome: sumOf(scene) > 2.5 ? OUTCOME.won : OUTCOME.lost,
  resultText: String(sumOf(scene)),
})

test('about one market in two hundred is corrected, and always the same ones', () => {
  const scenes = Array.from({ length: 300 }, (_, id) => sceneOf(id))
  const corrected = scenes.flatMap((scene) =>
    templates.filter((template) => correctionOf('s', scene, template)),
  )
  const share = corrected.length / (scenes.length * templates.length)
  expect(share).toBeGreaterThan(0.004)
  expect(share).toBeLessThan(0.006)
  const again = scenes.flatMap((scene) => templates.filter((template) => correctionOf('s', scene, template)))
  expect(again).toEqual(corrected)
})

function firstOf(kind: 'miscount' | 'void'): Scene {
  for (let id = 0; ; id++) if (correctionOf('s', sceneOf(id), total)?.kind === kind) return sceneOf(id)
}
const at = (scene: Scene, now: number) =>
  reported(scene, judge(scene), { secret: 's', now, template: total }, judge)

test('a miscounted score is paid first and corrected within forty minutes, with a higher version', () => {
  const scene = firstOf('miscount')
  const first = at(scene, 0)
  expect(first).toMatchObject({ outcome: OUTCOME.won, version: 2 })
  expect(first.nextAt).toBeGreaterThanOrEqual(minutes(10))
  expect(first.nextAt).toBeLessThan(minutes(40))
  const then = at(scene, first.nextAt!)
  expect(then).toMatchObject({ outcome: OUTCOME.lost, version: 3 })
  expect(then.nextAt).toBeUndefined()
})

test('a market declared void is paid as it was and voided afterwards', () => {
  const scene = firstOf('void')
  const first = at(scene, 0)
  expect(first.outcome).toBe(OUTCOME.lost)
  expect(at(scene, first.nextAt!)).toMatchObject({ outcome: OUTCOME.cancelled, version: 3 })
})

test('what is decided in play, or was cut short, is not corrected', () => {
  const scene = firstOf('miscount')
  const live = { ...scene, status: MATCH_STATUS.live }
  const cut = { ...scene, snapshot: { ...scene.snapshot, isOver: false } }
  for (const each of [live, cut]) expect(at(each, 0)).toEqual(judge(each))
})
