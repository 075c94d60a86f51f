/* What a container asks about its process: 0 when it lives. A provider that waits for its world opens no port, and lives. */
const WITHIN_MS = 4_000
const url = `http://127.0.0.1:${process.env.PORT || 8080}/healthz`

const isAlive = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) })
  .then(({ ok }) => ok)
  .catch((error) => error.cause?.code === 'ECONNREFUSED')
process.exit(isAlive ? 0 : 1)
