import { type ScoreKind, type ScoreLine, scoreOf, type ScoreSheet } from '../play/score.ts'
import { type SportId, type SportModel, SUSPENSION } from '../play/sport-model.ts'
import { isFinal, MATCH_STATUS, type Scene } from '../stage/stage.ts'
import { keepLast } from './keep-last.ts'
import { OUTCOME, type Outcome, type Verdict } from './quote.ts'
import type { Reading, Template } from './template.ts'

/** The numbers a reading holds now, and which of them can still grow. */
type Standing = {
  readonly values: readonly number[]
  readonly open: readonly boolean[]
  readonly text: string
}

type ScoreReading = Exclude<Reading, { of: 'question' }>

/** While these last, what was scored may still be taken back. */
const UNSURE: ReadonlySet<number | null> = new Set([SUSPENSION.score, SUSPENSION.varCheck])

type Asked = {
  readonly template: Template
  readonly line: number
  readonly marketId: number
  readonly optionType: number
  readonly scoreAtBet: readonly [number, number] | null
}

/** Whether a period of a score can still change. */
type IsOpen = (kind: ScoreKind, period: number) => boolean

const SETTLED_MATCHES = 100

/** Many bets ask the same, so answers are kept as long as the scene stays the same. */
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

  return function verdictOf(scene: Scene, asked: Asked): Verdict | null {
    const { isOpen, answers } = knownOf(scene)
    const key = `${asked.marketId} ${asked.optionType} ${asked.scoreAtBet?.join('-') ?? ''}`
    let verdict = answers.get(key)
    if (verdict === undefined) {
      verdict = judge(asked, scene, modelOf(scene.match.setting.sportId), isOpen)
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
function judge(asked: Asked, scene: Scene, model: SportModel, isOpen: IsOpen): Verdict | null {
  const { template, optionType, line, scoreAtBet } = asked
  const isDone = isFinal(scene.status)
  if (!isDone && (scene.status === MATCH_STATUS.notStarted || UNSURE.has(scene.suspension))) return null
  const { reading } = template
  if (reading.of === 'question') {
    const answer = model.answer(reading.ask(line / 4), scene.played())
    const text = headline(scene.snapshot.scores)
    if (answer !== null)
      return { outcome: template.grade(optionType, line, answer, 0, 0, 0), resultText: text }
    return isDone ? { outcome: OUTCOME.cancelled, resultText: text } : null
  }
  const from = template.countsFromBet ? scoreAtBet : null
  const standing = standingOf(reading, scene.snapshot.scores, isOpen, from)
  const outcome = standing && certainOutcome(template, optionType, line, reading, standing)
  if (outcome) return { outcome, resultText: standing.text }
  if (!isDone) return null
  return {
    outcome: finalOutcome(template, optionType, line, scene, standing),
    resultText: standing?.text ?? '',
  }
}

/** The match is over: what it did not decide by being played to its end is void. */
function finalOutcome(
  { grade }: Template,
  option: number,
  line: number,
  { status, match, snapshot }: Scene,
  standing: Standing | null,
): Outcome {
  const isPlayedOut = status === MATCH_STATUS.ended && snapshot.isOver && !isCutShort(match.fate.kind)
  if (!isPlayedOut || !standing) return OUTCOME.cancelled
  return gradeOf(grade, option, line, standing.values)
}

const isCutShort = (fate: string) => fate === 'retired' || fate === 'walkover'

function gradeOf(grade: Template['grade'], option: number, line: number, values: readonly number[]): Outcome {
  const [a = 0, b = 0, c = 0, d = 0] = values
  return grade(option, line, a, b, c, d)
}

/** How far ahead to look for a different outcome: near steps for exact counts, a far one for lines. */
const REACH = {
  one: [...Array(400).keys(), 5000],
  two: [...Array(13).keys(), 5000],
  four: [0, 1, 2, 3, 4, 5000],
}

/** The outcome that every further score leads to; null when they differ. */
function certainOutcome(
  { grade }: Template,
  option: number,
  line: number,
  reading: ScoreReading,
  { values, open }: Standing,
): Outcome | null {
  const openCount = open.filter(Boolean).length
  const now = gradeOf(grade, option, line, values)
  if (openCount === 0) return now
  // A margin can go either way for ever.
  if (reading.of === 'margin') return null
  const reach = openCount === 1 ? REACH.one : openCount === 2 ? REACH.two : REACH.four
  const isSame = (place: number, so: readonly number[]): boolean => {
    if (place === values.length) return gradeOf(grade, option, line, so) === now
    const value = values[place] ?? 0
    return (open[place] ? reach : [0]).every((more) => isSame(place + 1, [...so, value + more]))
  }
  return isSame(0, []) ? now : null
}

/** Null when the scores say nothing about the reading. */
function standingOf(
  reading: ScoreReading,
  scores: ScoreSheet,
  isOpen: IsOpen,
  from: readonly [number, number] | null,
): Standing | null {
  if (reading.of === 'split') {
    const first = scoreOf(scores, reading.kind, reading.first)
    const second = scoreOf(scores, reading.kind, reading.second)
    if (!first) return null
    const isFirst = isOpen(reading.kind, reading.first)
    const isSecond = !second || isOpen(reading.kind, reading.second)
    return {
      values: [first.home, first.away, second?.home ?? 0, second?.away ?? 0],
      open: [isFirst, isFirst, isSecond, isSecond],
      text: second ? `${textOf(first)} ${textOf(second)}` : textOf(first),
    }
  }
  const score = scoreOf(scores, reading.kind, reading.period)
  if (!score) return null
  const values = valuesOf(reading.of, score.home - (from?.[0] ?? 0), score.away - (from?.[1] ?? 0))
  const isStill = isOpen(reading.kind, reading.period)
  return { values, open: values.map(() => isStill), text: textOf(score) }
}

const textOf = ({ home, away }: Pick<ScoreLine, 'home' | 'away'>) => `${home}-${away}`

function valuesOf(of: Exclude<ScoreReading['of'], 'split'>, home: number, away: number): number[] {
  switch (of) {
    case 'margin':
      return [home - away]
    case 'total':
      return [home + away]
    case 'home':
      return [home]
    case 'away':
      return [away]
    case 'pair':
      return [home, away]
  }
}

function headline(scores: ScoreSheet): string {
  const [first] = scores
  return first ? textOf(first) : ''
}
