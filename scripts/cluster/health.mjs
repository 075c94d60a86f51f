import net from 'node:net'

const HOST = '127.0.0.1'
const WITHIN_MS = 1_000

/** What every part says of itself now: a line each, good or not. */
export async function healthOf({ ports, programs }) {
  const many = (name, list, ask) =>
    list.map(async (port, n) => ({ name: `${name}${n + 1}`, ...(await ask(port)) }))
  return Promise.all([
    ask('site', answers(ports.site, '/readyz')),
    ask('balancer', answers(ports.balancer, '/metrics')),
    ask('gate', connects(ports.database)),
    ...many('server', ports.servers, (port) => answers(port, '/readyz')),
    ...many('sportsbook', ports.sportsbooks, (port) => ownerOrWaiting(port)),
    ...many('games', ports.games, (port) => ownerOrWaiting(port)),
    ...many('database', ports.patronis, roleOf),
    ...many('etcd', ports.etcds, (port) => answers(port, '/health')),
    ...many('redis', ports.redises, redisRole),
    ...many('sentinel', ports.sentinels, connects),
    ...(programs.prometheus ? [ask('prometheus', answers(ports.prometheus, '/-/healthy'))] : []),
  ])
}

const ask = async (name, answer) => ({ name, ...(await answer) })

async function answers(port, path) {
  const answer = await fetch(`http://${HOST}:${port}${path}`, {
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch(() => null)
  return { isUp: answer?.ok ?? false, says: answer ? String(answer.status) : 'no answer' }
}

/** The one that owns the world answers; another waits for its place and opens no port until then. */
async function ownerOrWaiting(port) {
  const { isUp } = await answers(port, '/readyz')
  return { isUp, says: isUp ? 'owner' : 'waits, or starts', mayWait: true }
}

async function roleOf(port) {
  const answer = await fetch(`http://${HOST}:${port}/patroni`, {
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch(() => null)
  const body = answer ? await answer.json().catch(() => null) : null
  const role = body?.sync_standby ? 'standby in step' : body?.role
  return { isUp: body?.state === 'running', says: body ? `${role}, ${body.state}` : 'no answer' }
}

function connects(port) {
  return say(port, '', () => 'listens')
}

function redisRole(port) {
  return say(port, 'info replication\r\n', (text) => /role:(\w+)/.exec(text)?.[1])
}

/** One line to a port, and what is read out of the first answer; undefined is not yet enough. */
function say(port, line, read) {
  return new Promise((resolve) => {
    let heard = ''
    const socket = net.connect(port, HOST)
    const end = (isUp, says) => {
      socket.destroy()
      resolve({ isUp, says })
    }
    const look = () => {
      const found = read(heard)
      if (found) end(true, found)
    }
    socket.setTimeout(WITHIN_MS, () => end(false, 'no answer'))
    socket.once('error', () => end(false, 'no answer'))
    socket.once('connect', () => {
      socket.write(line)
      look()
    })
    socket.on('data', (data) => {
      heard += data
      look()
    })
  })
}
