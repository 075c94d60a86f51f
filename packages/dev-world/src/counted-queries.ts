import { Client } from 'pg'

/** How often this process asked the database meanwhile: each time is a round trip. */
export async function countQueries(run: () => Promise<unknown>): Promise<number> {
  const { query } = Client.prototype
  let count = 0
  Client.prototype.query = function counted(this: Client, ...asked: Parameters<typeof query>) {
    count += 1
    return query.apply(this, asked)
  } as typeof query
  try {
    await run()
  } finally {
    Client.prototype.query = query
  }
  return count
}
