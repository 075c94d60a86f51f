import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { MATCH_STATUS, OUTCOME } from '@keo/sportsbook-contract/match-enums'
import { scoreOf, type ScoreSheet } from '../../play/score.ts'
import { type Question, type SportModel, SUSPENSION } from '../../play/sport-model.ts'
import { isFinal, type Scene } from '../../stage/stage.ts'
import { keepLast } from '../../ground/keep-last.ts'
import { type Verdict } from '../quote.ts'
import { certainOutcome, type IsOpen, standingOf, textOf } from './standing.ts'
import type { Template } from '../template.ts'

/** While these last, what was scored may still be taken back. */
const UNSURE: ReadonlySet<number | null> = new Set([SUSPENSION.score, SUSPENSION.varCheck])

type OptionPlace = {
  readonly template: Template
  readonly line: number
  readonly marketId: number
  readonly optionType: number
  readonly scoreAtBet: readonly [number, number] | null
}

const SETTLED_MATCHES = 100

/** Many bets need the same verdict, so verdicts are kept while the scene stays the same. */
export function createVerdicts(modelOf: (sportId: SportId) => SportModel) {
  type Known = { version: string; isOpen: IsOpen; answers: Map<string, Verdict | null> }
  const known = keepLast<Known>(SETTLED_MATCHES)

  function knownOf(scene: Scene): Known {
    const version = `${scene.version} ${scene.status}`
    const found = known.get(scene.match.id)
    if (found?.version === version) return found
    const fresh = { version, isOpen: openPeriods(scene), answers: new Map() }
    known.set(scene.match.id, fresh)
    return fresh
  }

  return function verdictOf(scene: Scene, place: OptionPlace): Verdict | null {
    const { isOpen, answers } = knownOf(scene)
    const key = `${place.marketId} ${place.optionType} ${place.scoreAtBet?.join('-') ?? ''}`
    let verdict = answers.get(key)
    if (verdict === undefined) {
      verdict = judge(place, scene, modelOf(scene.match.setting.sportId), isOpen)
      answers.set(key, verdict)
    }
    return verdict
  }
}

/** A period is over when it has a score and the model holds nothing of it open any more. */
function openPeriods(scene: Scene): IsOpen {
  const outlook = scene.snapshot.isOver ? null : scene.outlook(scene.match.setting)
  const known = new Map<string, boolean>()
  return (kind, period) => {
    const key = `${kind} ${period}`
    let isOpen = known.get(key)
    if (isOpen === undefined)
      known.set(key, (isOpen = outlook !== null && outlook.pair(kind, period) !== null))
    return isOpen
  }
}

/** How an option ended, as early as no further play could change it; null until then. */
function judge(place: OptionPlace, scene: Scene, model: SportModel, isOpen: IsOpen): Verdict | null {
  const { template, optionType, line, scoreAtBet } = place
  const isDone = isFinal(scene.status)
  if (!isDone && (scene.status === MATCH_STATUS.notStarted || UNSURE.has(scene.suspension))) return null
  const { reading } = template
  if (reading.of === 'question') {
    const question = reading.questionAt(line / 4)
    const answer = model.answer(question, scene.played())
    const text = scoreFor(question, scene.snapshot.scores)
    if (answer !== null) return { outcome: template.grade(optionType, line, answer, 0), resultText: text }
    return isDone ? { outcome: OUTCOME.cancelled, resultText: text } : null
  }
  const from = template.countsFromBet ? scoreAtBet : null
  const standing = standingOf(reading, scene.snapshot.scores, isOpen, from)
  const outcome = standing && certainOutcome(template.grade, optionType, line, standing)
  if (outcome) return { outcome, resultText: standing.text }
  // What was cut short or never played is void.
  return isDone ? { outcome: OUTCOME.cancelled, resultText: standing?.text ?? '' } : null
}

/** What was counted, where the question counts something: the race to five corners ends with corners. */
function scoreFor(question: Question, scores: ScoreSheet): string {
  const counted = 'kind' in question ? scoreOf(scores, question.kind, question.period) : undefined
  const shown = counted ?? scores[0]
  return shown ? textOf(shown) : ''
}
