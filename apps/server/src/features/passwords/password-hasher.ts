import { fail } from '@keo/contract/errors'
import { createPasswordThreads, type PasswordThreads } from './password-threads.ts'

/** Hashed when there is nobody to compare with, so that an unknown name takes as long as a known one. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$sXKUBZXhV5urFcMcLoWJhA$1Ed8LGTYBsXGVT7/9g8IFPZ5ieZWRlKmslnw7RMjAhA'
/** Places in the queue for each hash that runs at once: a third of a second of waiting at most. */
const WAITING_FOR_EACH = 12

/** The right to hash, taken before any other work is done for a request. */
export type HashingPlace = {
  hash(password: string): Promise<string>
  /** False for no hash at all, after the same work. */
  verify(hashed: string | undefined, password: string): Promise<boolean>
}

export type PasswordHasher = {
  /** BUSY at once when every place is taken: nobody waits for an answer that comes too late. */
  withPlace<T>(work: (place: HashingPlace) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** At most one hash less at once than there are cores: one stays free for everything else. */
export function createPasswordHasher(options: {
  cores: number
  threads?: PasswordThreads | undefined
}): PasswordHasher {
  const threads = options.threads ?? createPasswordThreads()
  const atOnceMax = Math.max(1, options.cores - 1)
  const placesMax = atOnceMax * (1 + WAITING_FOR_EACH)
  const waiting: (() => void)[] = []
  let places = 0
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The turn goes straight to the next in line, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  const place: HashingPlace = {
    hash: (password) => inTurn(() => threads.hash(password)),
    async verify(hashed, password) {
      const isRight = await inTurn(() => threads.verify(hashed ?? NOBODY, password))
      return hashed !== undefined && isRight
    },
  }

  return {
    async withPlace(work) {
      if (places >= placesMax) fail('BUSY')
      places += 1
      try {
        return await work(place)
      } finally {
        places -= 1
      }
    },
    close: threads.close,
  }
}
