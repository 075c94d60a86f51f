export { liveClock } from './board/live-clock.ts'
export { periodText } from './board/period-words.ts'
export { headline, type Pair } from './board/score-board.ts'
