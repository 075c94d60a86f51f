import { networkInterfaces } from 'node:os'

/**
 * What a newcomer needs to know once it runs.
 * @param {{ host: string, port: number, console: { url: string, firstLink: string | null }, demo?: { userName: string } | null }} running
 * @param {number} elapsedMs
 */
export function welcome({ host, port, console: staff, demo }, elapsedMs) {
  const [first, ...others] = addresses(host, port)
  const lines = [
    '',
    `  Kèo runs (${(elapsedMs / 1000).toFixed(1)} s)`,
    '',
    `  Open      ${first}`,
    ...others.map((address) => `  or        ${address}`),
    ...(demo
      ? [
          `  Sign in   as ${demo.userName} with ${demo.password}`,
          '            or without: the bug at the edge of the page opens the panel, Members',
        ]
      : []),
    ...(demo && !isOfThisMachine(host) ? OPEN_TO_THE_NETWORK : []),
    '',
    `  Console   ${staff.url} is where the operator's people work (docs/operating.md)`,
    ...(staff.firstLink
      ? [`  First     ${staff.firstLink}`, '            makes the first administrator, once, within a day']
      : []),
    '',
    '  Next      npm test proves it, npm run dev reloads as you edit, README.md has the map',
    '  Ctrl-C    stops it; the data stays',
    '',
  ]
  return `${lines.join('\n')}\n`
}

const OPEN_TO_THE_NETWORK = [
  '',
  '  Beware    whoever reaches this machine over the network can sign in as anybody, without a password;',
  '            leave HOST out to answer on this machine alone',
]

const isOfThisMachine = (host) => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** What an operator needs to know of the sportsbook as a process of its own. */
export function sportsbookRuns({ url, host, port }, elapsedMs) {
  const [first] = addresses(host, port)
  const lines = [
    '',
    `  The sandbox sportsbook runs (${(elapsedMs / 1000).toFixed(1)} s)`,
    '',
    `  Status    ${first}${new URL(url).pathname}/status`,
    `  Next      SPORTS_URL=${first}${new URL(url).pathname} npm start, with the same SPORTS_MERCHANT and SPORTS_SECRET`,
    '  Ctrl-C    stops it; the data stays',
    '',
  ]
  return `${lines.join('\n')}\n`
}

/** What an operator needs to know of the games as a process of their own. */
export function gamesRun({ url, host, port }, elapsedMs) {
  const [first] = addresses(host, port)
  const lines = [
    '',
    `  The sandbox games run (${(elapsedMs / 1000).toFixed(1)} s)`,
    '',
    `  Next      GAMES_URL=${first}${new URL(url).pathname} npm start, with the same GAMES_LOGIN and GAMES_SECRET`,
    '  Ctrl-C    stops them; the data stays',
    '',
  ]
  return `${lines.join('\n')}\n`
}

function addresses(host, port) {
  // Passkeys work at a name only, not at an address.
  if (host === '127.0.0.1') return [`http://localhost:${port}`]
  if (host !== '0.0.0.0' && host !== '::')
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`]
  const near = Object.values(networkInterfaces())
    .flat()
    .filter((face) => face && !face.internal && face.family === 'IPv4')
    .map((face) => `http://${face.address}:${port}`)
  return [`http://localhost:${port}`, ...near]
}

/** One sentence. What the server could not foresee keeps its own words. */
export function failureSentence(error, env) {
  const port = env.PORT || '8080'
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken; stop what uses it or choose another, such as PORT=${Number(port) + 1} npm start.`
  }
  if (error.code === 'EACCES' && error.syscall === 'listen') {
    return `Port ${port} is reserved for the system's administrator; choose one above 1023 with PORT.`
  }
  if (error.name === 'StartError') return error.message
  return `Kèo could not start: ${error.message}`
}
