import { createElement as h, useCallback, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

/* The baseline: a page that does what it must and nothing else. Prices in a store by key, one listener each. */
const count = Number(new URLSearchParams(location.search).get('rows'))
const prices = new Map()
const listeners = new Map()
const keyOf = (marketId, type) => `${marketId}/${type}`

function usePrice(key) {
  const subscribe = useCallback(
    (run) => {
      const runs = listeners.get(key) ?? new Set()
      listeners.set(key, runs.add(run))
      return () => runs.delete(run)
    },
    [key],
  )
  return useSyncExternalStore(subscribe, () => prices.get(key))
}

function Price({ id }) {
  return h('button', null, usePrice(id).toFixed(2))
}

function Row({ match }) {
  const columns = match.mg.map(({ mty, mks: [market] }) =>
    h(
      'div',
      { key: mty, className: 'column' },
      market.op.map(({ ty }) => h(Price, { key: ty, id: keyOf(market.id, ty) })),
    ),
  )
  return h('article', null, h('p', null, match.nm), h('div', { className: 'odds' }, columns))
}

function take({ mks }) {
  for (const { id, op } of mks)
    for (const { ty, od } of op) {
      const key = keyOf(id, ty)
      if (prices.get(key) === od) continue
      prices.set(key, od)
      listeners.get(key)?.forEach((run) => run())
    }
}

const answer = await fetch('/sportsbook/v1/match/getList', {
  method: 'POST',
  body: JSON.stringify({ current: 1, size: count }),
})
const { data } = await answer.json()
for (const { mg } of data.records) for (const group of mg) take(group)
createRoot(document.querySelector('main')).render(
  data.records.map((match) => h(Row, { key: match.id, match })),
)
const socket = new WebSocket(`ws://${location.host}/sportsbook/push`, 'keo.sports.v1')
socket.addEventListener('open', () =>
  socket.send(
    JSON.stringify({ type: 'watch', matches: data.records.map(({ id: matchId }) => ({ matchId })) }),
  ),
)

/** As long as the product gathers, so that both draw equally often. */
const GATHER_MS = 40
let gathered = []
function pass() {
  const changes = gathered
  gathered = []
  changes.forEach(take)
}
socket.addEventListener('message', (event) => {
  const message = JSON.parse(event.data)
  if (message.type !== 'change') return
  if (gathered.length === 0) setTimeout(pass, GATHER_MS)
  gathered.push(message)
})
