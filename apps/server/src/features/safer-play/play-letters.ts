import type { NewLetter } from '../inbox/index.ts'
import type { PlayState } from './play-state.ts'

/** What a member is told of a change, where one of the bounds of play is another than before. */
export function lettersOfChange(before: PlayState, after: PlayState): NewLetter[] {
  const letters: NewLetter[] = []
  if (after.limitMinutes !== before.limitMinutes)
    letters.push(
      after.limitMinutes === null
        ? { kind: 'sessionLimitRemoved', values: {} }
        : { kind: 'sessionLimitSet', values: { minutes: String(after.limitMinutes) } },
    )
  if (after.breakUntil !== null && after.breakUntil !== before.breakUntil)
    letters.push({ kind: 'breakSet', values: { until: String(after.breakUntil) } })
  const { exclusion } = after
  if (
    exclusion &&
    (exclusion.since !== before.exclusion?.since || exclusion.until !== before.exclusion.until)
  )
    letters.push(
      exclusion.until === null
        ? { kind: 'excludedEndless', values: {} }
        : { kind: 'excluded', values: { until: String(exclusion.until) } },
    )
  return letters
}
