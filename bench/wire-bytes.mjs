import net from 'node:net'

/**
 * A relay in front of the product that counts every byte of its connections both ways: request lines, headers, bodies as
 * they are compressed, and frames of sockets as they are compressed. A browser's own tools tell of a socket's frames
 * only what they hold when they are unpacked.
 */
export async function countWire(url) {
  const { hostname, port } = new URL(url)
  const counts = { up: 0, down: 0 }
  const open = new Set()
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname)
    const join = (from, to, way) => {
      open.add(from)
      from.on('data', (bytes) => {
        counts[way] += bytes.length
        to.write(bytes)
      })
      from.on('end', () => to.end())
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
    join(near, far, 'up')
    join(far, near, 'down')
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    bytes: () => counts.up + counts.down,
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
