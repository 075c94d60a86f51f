export { createBoard } from './board.ts'
export { createWaiting, type OtherQueues } from './waiting.ts'
export { lateResults } from './late-results-store.ts'
export { createWatches, type Watch } from './watches.ts'
