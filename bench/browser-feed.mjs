import { createRequire } from 'node:module'
import path from 'node:path'

// The measuring tools bring an older one of their own.
const { WebSocketServer } = createRequire(path.resolve(import.meta.dirname, '../package.json'))('ws')

const TICK_MS = 5
const STEP = 0.01
const [LOWEST, HIGHEST] = [1.2, 4.5]
/** Prices that nothing but a probe takes, so that a page knows which change it drew. */
const [FIRST_PROBE, LAST_PROBE] = [30, 99.98]

/**
 * The push channel of the stand-in. It changes so many prices a second: of any match, of which a page hears what it
 * watches, as from the real one, or only of those that it watches, so that each must be drawn.
 */
export function createFeed(matches) {
  const byId = new Map(matches.map((match) => [match.id, { match, seq: 0 }]))
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const watched = new Map()
  const probes = new Map()
  const everything = matches.map(({ id }) => id)
  let [perSecond, owed, last, probe] = [0, 0, performance.now(), FIRST_PROBE]
  let isShownOnly = false
  const counts = { changed: 0, sent: 0 }

  sockets.on('connection', (socket) => {
    watched.set(socket, [])
    socket.on('close', () => watched.delete(socket))
    socket.on('message', (data) => handle(socket, JSON.parse(data.toString())))
  })

  function handle(socket, message) {
    if (message.type === 'ping')
      return socket.send(JSON.stringify({ type: 'pong', time: Math.round(Date.now()) }))
    const known = message.matches.filter(({ matchId }) => byId.has(matchId))
    watched.set(
      socket,
      known.map(({ matchId }) => matchId),
    )
    const states = known.map(({ matchId, since }) => {
      const { seq } = byId.get(matchId)
      return { matchId, seq, isComplete: message.source === 'bench' && since === seq }
    })
    socket.send(JSON.stringify({ type: 'watching', source: 'bench', matches: states }))
  }

  function change(matchId, groupAt, optionAt, odds) {
    const known = byId.get(matchId)
    const market = known.match.mg[groupAt].mks[0]
    market.op[optionAt].od = odds
    known.seq += 1
    const mks = [{ id: market.id, ss: 1, op: market.op.map(({ ty, od }) => ({ ty, od })) }]
    const text = JSON.stringify({ type: 'change', matchId, seq: known.seq, at: Math.round(Date.now()), mks })
    counts.changed += 1
    for (const [socket, ids] of watched) {
      if (!ids.includes(matchId)) continue
      counts.sent += 1
      socket.send(text)
    }
  }

  function changeOneOf(ids) {
    if (ids.length === 0) return
    const matchId = ids[Math.floor(Math.random() * ids.length)]
    const groupAt = Math.floor(Math.random() * 3)
    const { op } = byId.get(matchId).match.mg[groupAt].mks[0]
    const optionAt = Math.floor(Math.random() * op.length)
    const way = Math.random() < 0.5 ? -STEP : STEP
    const next = op[optionAt].od + way * (1 + Math.floor(Math.random() * 8))
    change(matchId, groupAt, optionAt, Number(Math.min(HIGHEST, Math.max(LOWEST, next)).toFixed(2)))
  }

  /** One page at a time is measured. */
  const watchedIds = () => [...watched.values()].at(-1) ?? []

  const timer = setInterval(() => {
    const now = performance.now()
    owed += ((now - last) / 1000) * perSecond
    last = now
    for (; owed >= 1; owed -= 1) changeOneOf(isShownOnly ? watchedIds() : everything)
  }, TICK_MS)

  return {
    accept: (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened)),
    setRate(next, ofShownOnly = false) {
      perSecond = next
      isShownOnly = ofShownOnly
      owed = 0
    },
    /** How many prices changed and how many of the changes went to a page, so far. */
    counts: () => ({ ...counts }),
    watchedIds,
    /** One more change, to a price that nothing else takes; gives that price. */
    probe(matchId) {
      probe = probe >= LAST_PROBE ? FIRST_PROBE : Number((probe + STEP).toFixed(2))
      probes.set(probe.toFixed(2), performance.timeOrigin + performance.now())
      change(matchId, 2, Math.floor(Math.random() * 3), probe)
      return probe.toFixed(2)
    },
    probes,
    stop() {
      clearInterval(timer)
      for (const socket of sockets.clients) socket.terminate()
    },
  }
}
