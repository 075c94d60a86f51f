import { Worker } from 'node:worker_threads'

/** As OWASP recommends for argon2id, which is the library's default: 19 MiB, two passes, one lane. */
type Cost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number }
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const SCRIPT = new URL('./password-worker.mjs', import.meta.url)

export type PasswordThreads = {
  hash(password: string): Promise<string>
  verify(hashed: string, password: string): Promise<boolean>
  close(): Promise<void>
}

type Task = { password: string; hashed?: string; cost?: Cost }
type Answer = { result: string | boolean } | { problem: string }

/**
 * Threads of our own: Node's pool has four for everybody, and files, names and compression would wait behind the
 * passwords. Made when they are first needed; whoever uses them sees to it that no more tasks run than there may be.
 */
export function createPasswordThreads(cost = COST): PasswordThreads {
  const all = new Set<Worker>()
  const idle: Worker[] = []

  function begin(): Worker {
    const thread = new Worker(SCRIPT)
    // A task in hand keeps the process alive by its promise's owner; an idle thread does not.
    thread.unref()
    all.add(thread)
    return thread
  }

  function run(task: Task): Promise<string | boolean> {
    const thread = idle.pop() ?? begin()
    return new Promise((resolve, reject) => {
      const lost = (error: Error) => {
        all.delete(thread)
        reject(error)
      }
      thread.once('error', lost)
      thread.once('message', (answer: Answer) => {
        thread.off('error', lost)
        idle.push(thread)
        if ('problem' in answer) reject(new Error(answer.problem))
        else resolve(answer.result)
      })
      thread.postMessage(task, [])
    })
  }

  return {
    hash: async (password) => String(await run({ password, cost })),
    verify: async (hashed, password) => (await run({ hashed, password })) === true,
    async close() {
      await Promise.all(Array.from(all, (thread) => thread.terminate()))
    },
  }
}
