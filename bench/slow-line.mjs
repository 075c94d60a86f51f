import net from 'node:net'

/** Bytes of a packet on the way, without its headers. */
const PACKET = 1400
/** Packets that TCP sends before it has heard anything, and the shortest wait before it takes one for lost. */
const FIRST_WINDOW = 10
const SHORTEST_RTO_MS = 1000
/** A loss is noticed within a round trip where so many packets came after it. */
const TELLING = 3

/**
 * A relay that is as slow as a mobile line of the third generation: 400 ms there and back, 1.6 Mbit/s down and 0.75 up for
 * all connections together, and 2 of 100 packets lost. What a loss costs follows TCP: the packet comes again after a round
 * trip, or after a second where nothing followed it, everything behind it on its connection waits, and the window of the
 * connection is halved; it begins with ten packets. A connection opens after two round trips, as with TLS. A kernel that
 * can lose packets itself (netem) would be the real thing; this one is the same everywhere, and `seed` repeats it.
 */
export async function slowLine(
  url,
  { rttMs = 400, downBps = 1.6e6, upBps = 0.75e6, loss = 0.02, seed = 1 } = {},
) {
  const { hostname, port } = new URL(url)
  const chance = seeded(seed)
  const [down, up] = [createWay(downBps), createWay(upBps)]
  const open = new Set()
  const server = net.createServer((near) => {
    near.setNoDelay(true)
    const far = net.connect(Number(port), hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket))
      socket.on('error', () => {})
    }
    const opensAt = performance.now() + 2 * rttMs
    carry({ from: near, to: far, way: up, rttMs, loss, chance, opensAt })
    carry({ from: far, to: near, way: down, rttMs, loss, chance, opensAt })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The line itself: one packet after the other, whichever connection it is of. Gives when it is through. */
function createWay(bitsPerSecond) {
  let freeAt = 0
  return (bytes, at) => {
    freeAt = Math.max(freeAt, at) + ((bytes + 40) * 8 * 1000) / bitsPerSecond
    return freeAt
  }
}

/** One direction of one connection. */
function carry({ from, to, way, rttMs, loss, chance, opensAt }) {
  const waiting = []
  // Timers of nearly the same moment do not end in their order, so each brings the oldest packet, not its own.
  const onTheWay = []
  let [window, threshold, underWay, arrivesAt] = [FIRST_WINDOW, Infinity, 0, opensAt]
  let hasEnded = false

  from.on('data', (bytes) => {
    for (let at = 0; at < bytes.length; at += PACKET) waiting.push(bytes.subarray(at, at + PACKET))
    send()
  })
  from.on('end', () => {
    hasEnded = true
    finish()
  })
  from.on('close', () => (hasEnded ? undefined : to.destroy()))

  function send() {
    while (waiting.length > 0 && underWay < Math.floor(window)) {
      const packet = waiting.shift()
      underWay += 1
      const sentAt = Math.max(performance.now(), opensAt)
      // In their order: who waits for a lost one waits with it.
      arrivesAt = Math.max(arrivesAt, way(packet.length, sentAt) + rttMs / 2 + lostFor(waiting.length))
      onTheWay.push(packet)
      later(arrivesAt, () => deliver(onTheWay.shift()))
      later(arrivesAt + rttMs / 2, acknowledged)
    }
    // What the line cannot take yet, the sender keeps.
    if (waiting.length > 200) from.pause()
    else from.resume()
  }

  function deliver(packet) {
    if (to.writable) to.write(packet)
  }

  function lostFor(behind) {
    let ms = 0
    while (chance() < loss) {
      ms += behind + underWay - 1 >= TELLING ? rttMs : Math.max(SHORTEST_RTO_MS, 2 * rttMs)
      threshold = Math.max(2, window / 2)
      window = threshold
    }
    return ms
  }

  function acknowledged() {
    underWay -= 1
    window += window < threshold ? 1 : 1 / window
    send()
    finish()
  }

  function finish() {
    if (hasEnded && waiting.length === 0 && underWay === 0) to.end()
  }
}

function later(at, run) {
  setTimeout(run, Math.max(0, at - performance.now()))
}

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
function seeded(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
