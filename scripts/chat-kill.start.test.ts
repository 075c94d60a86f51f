import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { query } from '@keo/dev-world/query'
import { startEmbeddedPostgres } from '@keo/service-kit/embedded-postgres'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { postgresOf, ROOT, startProduct, temporaryDataDir, until } from './lib/product-probe.ts'
import { newTalk, openTalks, type Talk } from './proof/chat-talks.ts'

/** CHAT_KILLS=20 is the long form. */
const KILLS = Number(process.env.CHAT_KILLS ?? 3)
const MEMBERS = 10
const ACKNOWLEDGED_IN_A_LIFE = 150
const DEAL = { DATA_KEYS: 'drill', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
const MESSAGES = `select seq, sender, client_id, coalesce(content->>'text', content->>'type') as text
  from platform.conversation_message where conversation_id = $1 order by seq`

beforeAll(() => {
  execFileSync(process.execPath, [path.join(ROOT, 'scripts/build.mjs'), '--stale'], { stdio: 'ignore' })
})

const countAcknowledged = (talks: readonly Talk[]) =>
  talks.flatMap(({ sent }) => sent).filter(({ seq }) => seq !== null).length

async function startLife(dataDir: string, databaseUrl: string, wrong: string[]) {
  const product = startProduct({ dataDir, env: { ...DEAL, DATABASE_URL: databaseUrl } })
  const talks = openTalks(await product.address(), wrong)
  onTestFinished(talks.stop)
  return { product, talks }
}

/** Members of the drill, once the product has made its tables. */
const addMembers = (databaseUrl: string) =>
  query(
    databaseUrl,
    `insert into platform.member
       (tenant_id, id, user_name, user_name_folded, nick_name, is_seeded, registered_at)
     select 'keo', 'mbr_' || lpad(n::text, 26, '0'), 'writer' || n, 'writer' || n, 'writer' || n, true, now()
     from generate_series(0, $1::int - 1) n on conflict do nothing`,
    [MEMBERS],
  )

/** Both sides write, and the product is killed with -9 in the midst of it, every other time with its database. */
async function writeAndKill(dataDir: string, round: number, talks: readonly Talk[], wrong: string[]) {
  const { url } = await startEmbeddedPostgres({ dataDir })
  const { product, talks: people } = await startLife(dataDir, url, wrong)
  await addMembers(url)
  await people.begin(talks)
  const before = countAcknowledged(talks)
  const writing = people.write(talks)
  await until(() => countAcknowledged(talks) >= before + ACKNOWLEDGED_IN_A_LIFE)
  const postgres = postgresOf(dataDir)
  if (postgres && round % 2 === 0) process.kill(postgres, 'SIGKILL')
  product.child.kill('SIGKILL')
  people.stop()
  await product.ended()
  await writing
}

test(
  `what members and the desk were acknowledged in the live chat stands once and in order after ${KILLS} times kill -9, and what is sent again is not doubled`,
  async () => {
    const dataDir = temporaryDataDir()
    mkdirSync(dataDir, { recursive: true })
    const talks = Array.from({ length: MEMBERS }, (_, n) => newTalk(`writer${n}`))
    const wrong: string[] = []
    for (let round = 0; round < KILLS; round += 1) await writeAndKill(dataDir, round, talks, wrong)
    expect(talks.flatMap(({ sent }) => sent).some(({ seq }) => seq === null)).toBe(true)

    const postgres = await startEmbeddedPostgres({ dataDir })
    onTestFinished(postgres.stop)
    const { talks: people } = await startLife(dataDir, postgres.url, wrong)
    await people.begin(talks)
    for (const talk of talks) expect(await lostOf(postgres.url, talk)).toEqual([])
    for (const talk of talks) await people.resendAll(talk)
    expect(wrong).toEqual([])
    for (const talk of talks) await checkTalk(postgres.url, talk)
  },
  60_000 + KILLS * 180_000,
)

/** What was acknowledged and is not there. */
async function lostOf(databaseUrl: string, { id, sent }: Talk) {
  const kept = new Set((await query(databaseUrl, MESSAGES, [id])).map(({ client_id }) => client_id))
  return sent.filter(({ seq, clientId }) => seq !== null && !kept.has(clientId))
}

/** Numbered without gaps, each side's messages as that side sent them, and nothing was pushed that is not there. */
async function checkTalk(databaseUrl: string, { id, sent, pushed }: Talk): Promise<void> {
  const rows = await query(databaseUrl, MESSAGES, [id])
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, place) => place + 1))
  for (const side of ['member', 'staff'])
    expect(rows.filter(({ sender }) => sender === side)).toMatchObject(
      sent
        .filter(({ from }) => from === side)
        .map(({ seq, clientId, text }) => ({ seq, client_id: clientId, text })),
    )
  const texts = new Map(rows.map(({ seq, text }) => [seq, text]))
  expect(pushed.size).toBeGreaterThan(0)
  expect([...pushed].filter(([seq, text]) => texts.get(seq) !== text)).toEqual([])
}
