import { goalSceneAt, type GoalMoment, rejoice } from './goal-scene.ts'
import { lineUp, playAt, rest } from './rest-scene.ts'
import { newScene, type Scene } from './scene.ts'
import type { Setting } from './setting.ts'

/** A goal is celebrated, and where goals are rare it is shown again. */
export const CHEER_MS = 2600
export const REPLAY_MS = 5200

export type Showing =
  | { readonly kind: 'lineUp' }
  | { readonly kind: 'play' }
  | { readonly kind: 'rest' }
  /** A score that was just made, and how long ago it was seen. */
  | { readonly kind: 'cheer'; readonly goal: GoalMoment; readonly sinceMs: number }
  | { readonly kind: 'replay'; readonly goal: GoalMoment; readonly sinceMs: number }

/** Where everybody and the ball are so long after kick-off; the same for whoever asks. */
export function sceneOf(
  setting: Setting,
  showing: Showing,
  atMs: number,
  into: Scene = newScene(setting.field),
): Scene {
  if (showing.kind === 'lineUp') lineUp(setting, into)
  else if (showing.kind === 'rest') rest(setting, into)
  else if (showing.kind === 'play') playAt(setting, atMs, into)
  else score(setting, showing, atMs, into)
  return into
}

/** The share of the move at which a goal is cheered: from the shot on. */
const SHOT = 0.7

type Scoring = Extract<Showing, { goal: GoalMoment }>

function score(setting: Setting, { kind, goal, sinceMs }: Scoring, atMs: number, into: Scene): void {
  if (setting.field.play !== 'invasion') {
    playAt(setting, atMs, into)
    rejoice(into, goal.side)
    return
  }
  const share = kind === 'replay' ? sinceMs / REPLAY_MS : SHOT + (sinceMs / CHEER_MS) * 2 * (1 - SHOT)
  goalSceneAt(setting, goal, Math.min(1, share), into)
}
