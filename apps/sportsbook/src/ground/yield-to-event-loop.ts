/** Between two pieces of long work: whatever waits in the event loop goes first. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
