import type { Db, Tx } from './database.ts'

type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Work on one database or transaction that is asked for in the same breath goes there as one statement. The results come in
 * the order of the items. Unlike batches it knows no second try: what fails in a transaction has undone it.
 */
export function createGathered<Item, Result>(
  apply: (db: Db, items: readonly Item[]) => Promise<readonly Result[]>,
): (db: Db, item: Item) => Promise<Result> {
  const gathering = new WeakMap<Db, Waiting<Item, Result>[]>()

  async function send(db: Db, batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await apply(
        db,
        batch.map(({ item }) => item),
      )
      for (const [at, result] of results.entries()) batch[at]?.resolve(result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (db, item) =>
    new Promise<Result>((resolve, reject) => {
      const waiting = { item, resolve, reject }
      const others = gathering.get(db)
      if (others) return void others.push(waiting)
      const batch = [waiting]
      gathering.set(db, batch)
      queueMicrotask(() => {
        gathering.delete(db)
        void send(db, batch)
      })
    })
}

const TRANSACTION_ABORTED = '25P02'

/**
 * Several pieces of work in one transaction, side by side, so that what they ask for is gathered. All have ended when it
 * throws: nothing goes to a transaction that is over. Thrown is what went wrong first, not what that made of the others.
 */
export async function sideBySide<T>(tx: Tx, works: readonly ((tx: Tx) => Promise<T>)[]): Promise<T[]> {
  const ends = await Promise.allSettled(works.map((work) => work(tx)))
  const errors = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as { code?: unknown }] : []))
  if (errors.length > 0) throw errors.find(({ code }) => code !== TRANSACTION_ABORTED) ?? errors[0]
  return ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
}
