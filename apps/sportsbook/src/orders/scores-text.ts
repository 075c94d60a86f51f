import { SCORE_KIND, type ScoreKind } from '@keo/sportsbook-contract/match-enums'
import type { MarketGroup } from '../pricing/quote.ts'
import { isBeingPlayed, type Scene } from '../stage/stage.ts'

/** Letters of the kinds of score (3.7). */
const LETTERS: Readonly<Partial<Record<ScoreKind, string>>> = {
  [SCORE_KIND.score]: 'S',
  [SCORE_KIND.corners]: 'C',
  [SCORE_KIND.yellowCards]: 'Y',
  [SCORE_KIND.redCards]: 'R',
  [SCORE_KIND.frames]: 'FS',
  [SCORE_KIND.sets]: 'SET',
  [SCORE_KIND.games]: 'GS',
}

/** What a market of a tab counts beside the score itself. */
const COUNTED: Readonly<Record<string, readonly ScoreKind[]>> = {
  c: [SCORE_KIND.corners],
  b: [SCORE_KIND.redCards, SCORE_KIND.yellowCards],
}

/** The scores at this moment as an order keeps them (`bsc`), such as "S: 1-0" or "C: 3-2,S: 1-0"; null before the start. */
export function scoresTextOf(scene: Scene, { tags }: Pick<MarketGroup, 'tags'>): string | null {
  const [first] = scene.snapshot.scores
  if (!first || !isBeingPlayed(scene)) return null
  const counted = tags.flatMap((tag) => COUNTED[tag] ?? [])
  const texts = [...counted, first.kind].flatMap((kind) => {
    const score = scene.snapshot.scores.find((line) => line.kind === kind && line.period === first.period)
    const letter = LETTERS[kind]
    return score && letter ? [`${letter}: ${score.home}-${score.away}`] : []
  })
  return texts.length > 0 ? texts.join() : null
}
