export { createPlayClient } from './session/play-client.ts'
export { drawnOnce, keyed } from './table/table-drawings.ts'
export { useFrames } from './table/use-frames.ts'
export { useSharedTable } from './table/use-shared-table.ts'
