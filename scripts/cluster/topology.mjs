/** How many of each part there may be: ports are dealt in rows of ten. */
const MOST = 5
const USUAL = { servers: 2, sportsbooks: 2, games: 2, databases: 3, etcds: 3, redises: 2, sentinels: 3 }
const SETTABLE = ['servers', 'sportsbooks', 'games', 'databases']

/**
 * Reads `--servers=3 --databases=2`; a wrong one is answered by a sentence.
 * @param {readonly string[]} args
 * @param {string | undefined} port
 */
export function readTopology(args, port) {
  const counts = { ...USUAL }
  for (const arg of args) {
    const [, name, count] = /^--(\w+)=(\d+)$/.exec(arg) ?? []
    if (!SETTABLE.includes(name) || Number(count) < 1 || Number(count) > MOST)
      return { problem: `${arg} is not understood: --${SETTABLE.join('=N, --')}=N take 1 to ${MOST}.` }
    counts[name] = Number(count)
  }
  const base = Number(port || 8080)
  if (!Number.isInteger(base) || base < 1024 || base > 65_000)
    return { problem: 'PORT must be a whole number from 1024 to 65000.' }
  return { counts, ports: portsOf(base, counts) }
}

/**
 * Every port follows from the first: members of etcd and of the database keep each other's addresses on disk, so a second
 * start must find them where they were.
 */
function portsOf(base, counts) {
  const row = (at, count, step = 1) => Array.from({ length: count }, (_, n) => base + at + n * step)
  return {
    site: base,
    console: base + 1,
    balancer: base + 2,
    prometheus: base + 3,
    database: base + 4,
    redis: base + 5,
    servers: row(10, counts.servers, 2),
    consoles: row(11, counts.servers, 2),
    sportsbooks: row(20, counts.sportsbooks),
    games: row(30, counts.games),
    databases: row(40, counts.databases),
    patronis: row(50, counts.databases),
    etcds: row(60, counts.etcds, 2),
    peers: row(61, counts.etcds, 2),
    redises: row(70, counts.redises),
    sentinels: row(80, counts.sentinels),
    // Where a drill has lines of its own between some parts (`product.mjs`).
    lines: row(90, 4),
  }
}
