import http from 'node:http'
import { createFeed } from './browser-feed.mjs'
import { leaguesOf, makeMatches } from './browser-matches.mjs'

const BASE = '/sportsbook'
const LIVE_TAB = 1
const SOCCER = 1
const LIST_SIZE = 50
/** Who knows the sports page is not shown round. */
const GUIDE = '/api/operation/tutorial/config/checkClick'
const GUIDE_SEEN = JSON.stringify({ code: 200, msg: '', data: { isClicked: true } })

/**
 * The product behind a stand-in for the sportsbook's lists and pushes. The world of the real one has as many matches in
 * play as its calendar has just then, and its prices move when the matches do: never the 500 rows and the 200 changes a
 * second that the figures are about. Everything else, pages and calls, is answered by the product itself.
 *
 * `files` are further ones by their addresses.
 */
export async function startProvider({ behind, matches: count, files }) {
  const matches = makeMatches(count, Date.now())
  const feed = createFeed(matches)
  const answers = answersOf(matches)
  const server = http.createServer((request, response) => {
    if (request.url === GUIDE)
      return response.writeHead(200, { 'content-type': 'application/json' }).end(GUIDE_SEEN)
    const file = files.get(request.url.split('?')[0])
    if (file) return response.writeHead(200, { 'content-type': file.type }).end(file.body)
    const answer = answers.get(request.url.replace(BASE, ''))
    if (!answer) return pass(request, response, behind)
    return reply(request, response, answer)
  })
  server.on('upgrade', (request, socket, head) => {
    if (request.url.startsWith(`${BASE}/push`)) feed.accept(request, socket, head)
    else socket.destroy()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    feed,
    async stop() {
      feed.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answersOf(matches) {
  const byId = new Map(matches.map((match) => [match.id, match]))
  const leagues = leaguesOf(matches)
  const total = matches.length
  return new Map([
    ['/v1/match/getList', (body) => page(body, byId, matches)],
    ['/v1/match/getMatchDetail', ({ matchId }) => byId.get(matchId)],
    ['/v1/match/getOnSaleLeagues', () => leagues],
    [
      '/v1/match/statistical',
      () => ({
        tc: total,
        sl: [{ ty: LIVE_TAB, des: 'live', tc: total, ssl: [{ sid: SOCCER, c: total }] }],
        ht: 0,
        hls: [],
        mts: [],
      }),
    ],
    ['/v1/order/batchBetMatchMarketOfJumpLine', (body) => refreshed(body, byId)],
  ])
}

function page({ matchIds, current = 1, size = LIST_SIZE }, byId, matches) {
  const found = matchIds ? matchIds.flatMap((id) => byId.get(id) ?? []) : matches
  const records = found.slice((current - 1) * size, current * size)
  return { current, size, total: found.length, pageTotal: Math.ceil(found.length / size), records }
}

function refreshed({ betMatchMarketList }, byId) {
  const bms = betMatchMarketList.map(({ matchId, marketId, type }) => {
    const markets = byId.get(matchId)?.mg.flatMap(({ mks }) => mks) ?? []
    const op = markets.find(({ id }) => id === marketId)?.op.find(({ ty }) => ty === type)
    return { mid: marketId, ss: op ? 1 : -1, smin: 10, smax: 50_000, au: 1, ...(op && { op }) }
  })
  return { bms, sos: [], mon: 10, msl: 10 }
}

async function reply(request, response, answer) {
  const data = answer(await read(request))
  response.writeHead(200, { 'content-type': 'application/json', 'x-server-time': String(Date.now()) })
  response.end(JSON.stringify({ code: 0, message: 'ok', success: true, data }))
}

async function read(request) {
  const parts = []
  for await (const part of request) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString() || '{}')
}

function pass(request, response, behind) {
  const { hostname, port } = new URL(behind)
  const { method, headers, url } = request
  const asked = http.request({ hostname, port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  asked.on('error', () => response.destroy())
  request.pipe(asked)
}
