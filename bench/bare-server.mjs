import http from 'node:http'

// The baseline: Node's own server that parses a JSON body and gives back a fixed answer, and does nothing else.
const [port, answer] = process.argv.slice(2)
const body = Buffer.from(answer)

http
  .createServer((request, response) => {
    const parts = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      JSON.parse(Buffer.concat(parts).toString())
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': body.length,
      })
      response.end(body)
    })
  })
  .listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
