import { Client } from 'pg'

/** The upkeep of a connection comes with time, and not with what is run. */
const UPKEEP = 'discard plans'

/** What this process sent to the database meanwhile, each statement as often as it was sent: each is a round trip. */
export async function listQueries(run: () => Promise<unknown>): Promise<string[]> {
  const { query } = Client.prototype
  const texts: string[] = []
  Client.prototype.query = function listed(this: Client, ...sent: Parameters<typeof query>) {
    const [first] = sent as unknown as [string | { text: string }]
    const text = typeof first === 'string' ? first : first.text
    if (text !== UPKEEP) texts.push(text)
    return query.apply(this, sent)
  } as typeof query
  try {
    await run()
  } finally {
    Client.prototype.query = query
  }
  return texts
}

export const countQueries = async (run: () => Promise<unknown>): Promise<number> =>
  (await listQueries(run)).length
