export { createBoard } from './board.ts'
export { createWaiting, type OtherQueues } from './waiting.ts'
