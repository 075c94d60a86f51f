import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

const NOTHING_HANDED_OVER = []

/* Plain JavaScript, because a thread is loaded by Node itself. One task at a time: the thread is what waits. */
parentPort?.on('message', ({ hashed, password, cost }) => {
  try {
    const result = hashed === undefined ? hashSync(password, cost) : verifySync(hashed, password)
    parentPort?.postMessage({ result }, NOTHING_HANDED_OVER)
  } catch (error) {
    parentPort?.postMessage(
      { problem: error instanceof Error ? error.message : String(error) },
      NOTHING_HANDED_OVER,
    )
  }
})
