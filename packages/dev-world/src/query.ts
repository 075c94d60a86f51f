import { Client } from 'pg'

/** One statement on a connection of its own, past everything of ours: for tests that look from outside. */
export async function query(
  url: string,
  sql: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(sql, values)
    return rows
  } finally {
    await client.end()
  }
}
