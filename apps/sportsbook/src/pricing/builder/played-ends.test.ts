import { expect, test } from 'vitest'
import { BUILDER_SPORTS } from './test-builders.ts'
import { settingOf } from '../test-scenes.ts'
import { chanceOf } from '../../play/chance.ts'
import { modelOf } from '../../play/models.ts'
import { endsOf } from '../../play/test-ends.ts'

/** Between equal sides, so that many go on to extra time and a shoot-out. */
const SETTINGS = [
  { edge: 0, pace: -1.5, isKnockout: true },
  { edge: 0.4, pace: 0.2, isKnockout: false },
]

test.each(BUILDER_SPORTS)(
  '%s: a match that nobody watches ends as it is played',
  (_name, sportId, format) => {
    const model = modelOf(sportId)
    for (const more of SETTINGS) {
      const setting = settingOf({ sportId, format, ...more })
      const endOf = endsOf(setting)
      for (let number = 0; number < 20; number++) {
        const frames = model.play(setting, chanceOf(`match ${number}`), [])
        const [played, ended] = [frames.at(-1)?.state, endOf(`match ${number}`)].map((state) => {
          const { isOver, scores } = model.snapshot(state)
          return { isOver, scores, winner: model.answer({ topic: 'winner' }, [frameOf(state)]) }
        })
        expect(ended).toEqual(played)
      }
    }
  },
)

const frameOf = (state: unknown) => ({ atMs: 0, state, events: [], suspension: null })
