import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/* Plain JavaScript, because a thread is loaded by Node itself. One task at a time: the thread is what waits. */
parentPort?.on('message', ({ hashed, password, cost }) => {
  try {
    const result = hashed === undefined ? hashSync(password, cost) : verifySync(hashed, password)
    parentPort?.postMessage({ result })
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) })
  }
})
