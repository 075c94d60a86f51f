import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundled, startChild } from './bundled.mjs'

const CONVERSATIONS = 5000
/** Each conversation has one message in so long. */
const ROUND_MS = 10_000
const ROUNDS = 2
const CLIENT_PROCESSES = 2
const BUDGET_MS = 200
const PATIENCE_MS = 30_000

/** What staff write in open conversations: from the call, through its commit, to the member's socket. */
export async function chatRows({ conversations = CONVERSATIONS, rounds = ROUNDS } = {}) {
  const data = mkdtempSync(path.join(tmpdir(), 'keo-chats-'))
  const chats = await startChild(await bundled('chats-under-test.ts'), [
    path.join(data, 'data'),
    conversations,
  ])
  const opened = []
  try {
    const { url, protocol, news } = chats.ready
    const each = conversations / CLIENT_PROCESSES
    const clients = await bundled('chat-clients.mjs')
    for (let at = 0; at < CLIENT_PROCESSES; at++)
      opened.push(await startChild(clients, [url, protocol, news, each, at * each]))
    const messages = conversations * rounds
    const received = Promise.all(
      opened.map((some) =>
        some.ask({ messages: messages / CLIENT_PROCESSES, patienceMs: ROUND_MS * rounds + PATIENCE_MS }),
      ),
    )
    const written = await chats.ask({ what: 'write', messages, overMs: ROUND_MS * rounds })
    const took = (await received).flat().toSorted((a, b) => a - b)
    const at = (share) => took[Math.floor(took.length * share)] ?? Infinity
    return [
      {
        what: `A message in each of ${conversations} open conversations every 10 s, to the member's socket`,
        figure: `p95 ${at(0.95).toFixed(0)} ms, median ${at(0.5).toFixed(0)} ms, ${written - took.length} of ${written} lost`,
        baseline: `p95 at most ${BUDGET_MS} ms, none lost`,
        ok: at(0.95) <= BUDGET_MS && took.length === written,
      },
    ]
  } finally {
    await Promise.all(opened.map((some) => some.stop()))
    await chats.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 10 })
  }
}

if (process.argv[1] === import.meta.filename)
  for (const { what, figure, ok } of await chatRows())
    process.stdout.write(`${ok ? '✓' : '✗'} ${what}: ${figure}\n`)
