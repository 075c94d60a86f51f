import { SCORE_KIND } from '@keo/sportsbook-contract/match-enums'
import type { Template } from '../template.ts'
import { handicap, type Manner, oddEven, overUnder, question } from './build.ts'
import { twoWay } from './result-markets.ts'

const frames: Manner = { kind: SCORE_KIND.frames }
const FRAMES_LISTED = 35

export const SNOOKER: readonly Template[] = [
  question(16003, 16001, () => ({ topic: 'winner' }), { margin: 'asian', isPopular: true, tags: ['p'] }),
  handicap(16001, 16001, [-17.5, 17.5, 1], [5, 5, 3], { ...frames, isPopular: true, tags: ['p', 'h'] }),
  overUnder(16002, 16001, 'total', [1.5, 34.5, 1], [5, 5, 3], {
    ...frames,
    isPopular: true,
    tags: ['p', 'h'],
  }),
  oddEven(16007, 16001, 'total', frames),
  ...Array.from({ length: FRAMES_LISTED }, (_, i) => twoWay(16006, 16002 + i, { tags: ['j'] })),
]

export const BOXING: readonly Template[] = [
  question(19002, 19001, () => ({ topic: 'winner' }), { margin: 'asian', isPopular: true, tags: ['p'] }),
  overUnder(19001, 19001, 'total', [0.5, 11.5, 1], [7, 7, 5], {
    kind: SCORE_KIND.rounds,
    isPopular: true,
    tags: ['p', 'h'],
  }),
  question(19003, 19001, () => ({ topic: 'distance' }), { margin: 'sides', tags: ['i'] }),
  question(19004, 19001, () => ({ topic: 'method' }), { tags: ['i'] }),
]
