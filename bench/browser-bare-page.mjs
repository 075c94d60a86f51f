import { createElement as h, useCallback, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'

/*
 * The baseline: a page that does what it must and nothing else. Prices in a store by key, one listener each; a price that
 * is tapped opens a sheet with still words, and two links put the rows away and back.
 */
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

const sheet = { isOpen: false, changed: () => {} }
const onSheet = (run) => ((sheet.changed = run), () => {})
function showSheet(isOpen) {
  sheet.isOpen = isOpen
  sheet.changed()
}

function Price({ id }) {
  return h('button', { className: 'price', onClick: () => showSheet(true) }, usePrice(id).toFixed(2))
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

function Page() {
  const [isList, setList] = useState(true)
  const isOpen = useSyncExternalStore(onSheet, () => sheet.isOpen)
  const link = (name, isOfList) =>
    h('a', { href: `#${name}`, onClick: (event) => (event.preventDefault(), setList(isOfList)) }, name)
  return [
    isList &&
      h(
        'div',
        { key: 'rows', className: 'rows' },
        data.records.map((match) => h(Row, { key: match.id, match })),
      ),
    h('nav', { key: 'nav' }, link('home', false), link('list', true)),
    isOpen &&
      h('aside', { key: 'sheet', className: 'sheet' }, h('h2', null, 'Slip'), h('p', null, 'One bet')),
  ]
}
addEventListener('keydown', ({ key }) => key === 'Escape' && showSheet(false))
createRoot(document.querySelector('main')).render(h(Page))
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
