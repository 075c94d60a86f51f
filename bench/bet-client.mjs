import { createHash, createHmac } from 'node:crypto'
import { Agent, request } from 'node:http'

/** The provider and its operator as a client reaches them. It keeps its connections, as an operator's servers do. */
export function betClient({ url, keys, sockets }) {
  const merchant = {
    id: 'keo',
    secret: createHmac('sha256', keys).update('sportsbook merchant').digest('hex'),
  }
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  function send(where, text, headers) {
    return new Promise((resolve, reject) => {
      const sent = request(url + where, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', ...headers },
      })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        let found = ''
        answer.setEncoding('utf8').on('data', (part) => (found += part))
        answer.on('end', () => resolve(JSON.parse(found)))
      })
      sent.end(text)
    })
  }
  async function post(where, body, headers = {}) {
    const { code, message, data } = await send(`/sportsbook${where}`, JSON.stringify(body), headers)
    if (code !== 0) throw new Error(`${where} answered ${code}: ${message}`)
    return data
  }
  return {
    post,
    signed(where, body) {
      const [text, timestamp] = [JSON.stringify(body), String(Date.now())]
      const sign = createHash('md5').update(`${text}.${merchant.id}.${timestamp}.${merchant.secret}`)
      return post(where, body, { merchantId: merchant.id, timestamp, sign: sign.digest('hex') })
    },
    /** The whole product's clock. */
    jump: (jumpMinutes) => send('/api/sandbox/clock', JSON.stringify({ jumpMinutes }), {}),
    close: () => agent.destroy(),
  }
}

/** One for each of the members that were put into the database. */
export async function tokensOf(client, members) {
  const memberAt = (n) => `mbr_${String(1 + n).padStart(26, '0')}`
  const tokens = []
  for (let n = 0; n < members; n++) {
    const merchantUserId = memberAt(n)
    await client.signed('/fb/data/api/v2/new/user/create', { merchantUserId, currencyIds: [1000] })
    const { token } = await client.signed('/fb/data/api/v2/token/get', { merchantUserId, platForm: 'h5' })
    tokens.push(token)
  }
  return tokens
}
