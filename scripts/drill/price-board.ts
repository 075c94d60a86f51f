import { setTimeout as wait } from 'node:timers/promises'
import { rawSocket } from '@keo/dev-world/raw-socket'
import { getList, getMatchDetail } from '@keo/sportsbook-contract/matches'
import { PUSH_PATH, PUSH_PROTOCOL, type PushedChange, PushMessage } from '@keo/sportsbook-contract/push'
import { askBook } from '../proof/punters.ts'

const LIVE = 1
const MATCHES = 5
const BACK_AFTER_MS = 500
const LOOK_AGAIN_MS = 1_000

type Prices = Map<string, number>

/** What a player sees of some matches in play: fetched, and from then on pushed. It comes back by itself, as the page does. */
export async function openPriceBoard(url: string) {
  const matches = new Map<number, Prices>()
  const numbers = new Map<number, number>()
  const life = { isOver: false }
  let source: string | undefined
  let socket: ReturnType<typeof rawSocket> | null = null

  async function fetchMatch(matchId: number): Promise<Prices> {
    const detail = await askBook(url, getMatchDetail, { matchId })
    const markets = (detail?.mg ?? []).flatMap(({ mks }) => mks)
    return new Map(markets.flatMap(({ id, op }) => op.map(({ ty, od }) => [`${id}:${ty}`, od] as const)))
  }

  function change({ matchId, seq, mks = [], gone = [], fresh = [] }: PushedChange): void {
    const prices = matches.get(matchId)
    numbers.set(matchId, seq)
    for (const { id, op } of mks) for (const { ty, od } of op) prices?.set(`${id}:${ty}`, od)
    for (const id of gone)
      for (const key of prices?.keys() ?? []) if (key.startsWith(`${id}:`)) prices?.delete(key)
    if (fresh.length > 0) void refetch(matchId)
  }

  async function refetch(matchId: number): Promise<void> {
    const prices = await fetchMatch(matchId).catch(() => null)
    if (prices) matches.set(matchId, prices)
  }

  function read(data: string): void {
    const message = PushMessage.parse(JSON.parse(data))
    if (message.type === 'change') return change(message)
    if (message.type !== 'watching') return
    source = message.source
    for (const { matchId, seq, isComplete } of message.matches) {
      if (isComplete) continue
      numbers.set(matchId, seq)
      void refetch(matchId)
    }
  }

  function connect(): void {
    if (life.isOver) return
    const client = rawSocket(`${url.replace('http', 'ws')}/sportsbook${PUSH_PATH}`, PUSH_PROTOCOL)
    socket = client
    client.on('open', () => {
      const watched = [...matches.keys()].map((matchId) => ({
        matchId,
        isWhole: true,
        since: numbers.get(matchId),
      }))
      client.send(JSON.stringify({ type: 'watch', matches: watched, ...(source && { source }) }))
    })
    client.on('message', (text) => read(String(text)))
    // Closed follows, and it comes back.
    client.on('error', () => {})
    client.on('close', () => setTimeout(connect, BACK_AFTER_MS))
  }

  /** Prices that stand still here while the provider sells others: seen twice, a moment apart. */
  async function staleOnce(): Promise<Map<string, number>> {
    const stale = new Map<string, number>()
    for (const [matchId, shown] of matches)
      for (const [key, price] of await fetchMatch(matchId))
        if (shown.has(key) && shown.get(key) !== price)
          stale.set(`${matchId}:${key}:${price}`, shown.get(key) ?? 0)
    return stale
  }

  const list = await askBook(url, getList, { type: LIVE, size: MATCHES })
  for (const { id } of list?.records ?? []) matches.set(id, await fetchMatch(id))
  connect()
  return {
    shown: () => [...matches.values()].reduce((sum, prices) => sum + prices.size, 0),
    /** How many prices are shown that are no longer sold. */
    async stale(): Promise<number> {
      const first = await staleOnce()
      if (first.size === 0) return 0
      await wait(LOOK_AGAIN_MS)
      const second = await staleOnce()
      return [...first].filter(([key, price]) => second.get(key) === price).length
    },
    close(): void {
      life.isOver = true
      socket?.terminate()
    },
  }
}
