const USAGE = `npm run campaigns -- --dry-run <id> --days 30     what a campaign would have cost on past days (1 to 90)
OPERATOR_TOKEN is the server's; KEO_URL is where it answers, http://127.0.0.1:8080 unless set.
`

/** Asks the running server, which reads its own books; nothing is given (docs/campaigns.md). */
export async function tryCampaign(
  words,
  { env = process.env, write = (text) => process.stdout.write(text) } = {},
) {
  const asked = askedOf(words)
  const { OPERATOR_TOKEN, KEO_URL = 'http://127.0.0.1:8080' } = env
  if (!asked || !OPERATOR_TOKEN) return end(USAGE, 2)
  try {
    const address = new URL('/api/operator/campaigns/try', KEO_URL)
    address.search = new URLSearchParams(asked).toString()
    const answer = await fetch(address, { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } })
    const { code, msg, data } = await answer.json()
    if (code !== 200) return end(`${msg}\n`, 1)
    write(
      `${data.id}: ${data.days} days, ${data.windows} windows, ${data.members} members, ${data.rewards} rewards\n`,
    )
    write(`cost ${data.cost} VND; budget and pools would have kept back ${data.refused} VND\n`)
  } catch (error) {
    end(`${KEO_URL} does not answer: ${error.cause?.message ?? error.message}\n`, 1)
  }
}

/** Undefined is no sentence of ours. */
function askedOf(words) {
  const [first, id, second, days] = words
  if (first !== '--dry-run' || second !== '--days' || words.length !== 4) return undefined
  return /^[a-z0-9-]{2,40}$/.test(id) && /^([1-9]|[1-8]\d|90)$/.test(days) ? { id, days } : undefined
}

function end(text, code) {
  process.stderr.write(text)
  process.exitCode = code
}
