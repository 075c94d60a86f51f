import { type SharedTable, TableMessage, TABLES_PROTOCOL } from '@keo/games-contract/shared-tables'
import { seconds } from '@keo/units/instants'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Cancel, clock } from '../../../platform/time.ts'
import type { EngineProps } from '../engine-props.ts'

const RECONNECT_MS = seconds(2)
/** Below this a new difference of clocks is the line's delay, not another time. */
const TOLERANCE_MS = 1000

type Kind = SharedTable['kind']
type TableOf<K extends Kind> = Extract<SharedTable, { kind: K }>

type Shared = Pick<EngineProps['shared'], 'tablesUrl' | 'table'>

/**
 * The shared round of a game as the provider tells it: pushed by the socket, asked for by `getSharedTable` at the start
 * and whenever the socket is gone. An older message than the last is left aside.
 */
export function useSharedTable<K extends Kind>(kind: K, gameId: string, shared: Shared) {
  const [table, setTable] = useState<TableOf<K> | null>(null)
  const [isAway, setAway] = useState(false)
  const ahead = useRef<number | null>(null)
  const ask = useRef(shared.table)
  useEffect(() => {
    ask.current = shared.table
  })

  useEffect(() => {
    let isLeft = false
    let socket: WebSocket | undefined
    let again: Cancel = () => {}

    function tell(told: SharedTable): void {
      if (isLeft || told.kind !== kind) return
      const difference = told.now - clock.monotonicMs()
      const before = ahead.current
      const isSame = before !== null && Math.abs(difference - before) < TOLERANCE_MS
      ahead.current = isSame ? Math.max(before, difference) : difference
      setTable(told as TableOf<K>)
    }

    function connect(): void {
      let last = -1
      void ask.current().then(tell, () => {})
      socket = new WebSocket(shared.tablesUrl, TABLES_PROTOCOL)
      socket.addEventListener('open', () => {
        setAway(false)
        socket?.send(JSON.stringify({ watch: gameId }))
      })
      socket.addEventListener('message', ({ data }) => {
        const message = readMessage(data)
        if (!message || message.sequence <= last) return
        last = message.sequence
        tell(message.table)
      })
      socket.addEventListener('close', () => {
        if (isLeft) return
        setAway(true)
        again = clock.after(RECONNECT_MS, connect)
      })
    }
    connect()
    return () => {
      isLeft = true
      again()
      socket?.close()
    }
  }, [kind, gameId, shared.tablesUrl])

  /** Now by the provider's clock. */
  const providerNow = useCallback(() => clock.monotonicMs() + (ahead.current ?? 0), [])
  return { table, isAway, providerNow }
}

function readMessage(data: unknown): TableMessage | null {
  try {
    const message = TableMessage.safeParse(JSON.parse(String(data)))
    return message.success ? message.data : null
  } catch {
    return null
  }
}
