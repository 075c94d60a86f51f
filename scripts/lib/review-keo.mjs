import { createHmac } from 'node:crypto'
import { userInfo } from 'node:os'

const USAGE = `npm run review                                   what waits for a decision
npm run review -- approve <kind> <id>            withdrawal, receipt, nickname, reward, expert or agent
npm run review -- refuse <kind> <id> [reason]    an expert or agent is told the reason
REVIEW_KEY is the server's; REVIEW_URL is where it answers, http://127.0.0.1:8080 unless set.
`
const VERDICTS = { approve: true, refuse: false }

/** What the operator's people decide (docs/parties.md): signed here, asked and done by the running server. */
export async function reviewKeo(words) {
  const { REVIEW_KEY, REVIEW_URL = 'http://127.0.0.1:8080' } = process.env
  const decision = decisionOf(words)
  if (!REVIEW_KEY || decision === undefined) return end(USAGE, 2)
  try {
    const { code, msg, data } = await ask(REVIEW_URL, REVIEW_KEY, decision)
    if (code !== 200) return end(`${msg}\n`, 1)
    for (const { kind, id, memberId, what, since } of data.waiting)
      process.stdout.write(`${since}  ${kind}  ${id}  ${memberId}  ${what}\n`)
    const more = data.total - data.waiting.length
    if (more > 0) process.stdout.write(`and ${more} more\n`)
    if (data.waiting.length === 0) process.stdout.write('Nothing waits.\n')
  } catch (error) {
    end(`${REVIEW_URL} does not answer: ${error.cause?.message ?? error.message}\n`, 1)
  }
}

/** Null only asks; undefined is no sentence of ours. */
function decisionOf([verdict, kind, id, ...reason]) {
  if (verdict === undefined) return null
  const isApproved = VERDICTS[verdict]
  if (isApproved === undefined || !kind || !id || (isApproved && reason.length > 0)) return undefined
  const said = reason.length > 0 ? { reason: reason.join(' ') } : {}
  return { kind, id, isApproved, by: userInfo().username, ...said }
}

async function ask(url, key, decision) {
  const text = JSON.stringify({ decision })
  const timestamp = Date.now()
  const signature = createHmac('sha256', key)
    .update(JSON.stringify([timestamp, text]))
    .digest('hex')
  const answer = await fetch(new URL('/api/operator/review', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, timestamp, signature }),
  })
  return answer.json()
}

function end(text, code) {
  process.stderr.write(text)
  process.exitCode = code
}
