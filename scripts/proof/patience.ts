import { vi } from 'vitest'

/** How long a loaded machine may take for what a quiet one does at once; vitest itself gives `waitFor` one second. */
const PATIENCE_MS = 60_000
const waitFor = vi.waitFor.bind(vi)
vi.waitFor = (run, options) =>
  waitFor(run, {
    timeout: PATIENCE_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  })
