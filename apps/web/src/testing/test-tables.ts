import type { SharedTable } from '@keo/games-contract/shared-tables'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Stands where the provider's socket of shared rounds is; gives what pages sent and pushes tables to them. */
export function answerTables() {
  const sockets: EventTarget[] = []
  const heard: string[] = []
  let sequence = 0
  class Socket extends EventTarget {
    constructor() {
      super()
      sockets.push(this)
      queueMicrotask(() => this.dispatchEvent(new Event('open')))
    }
    send(text: string): void {
      heard.push(text)
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', Socket)
  const tell = (event: Event) => act(async () => void sockets.at(-1)?.dispatchEvent(event))
  return {
    heard,
    opened: () => sockets.length,
    push: (table: SharedTable, at = (sequence += 1)) =>
      tell(new MessageEvent('message', { data: JSON.stringify({ sequence: at, table }) })),
    drop: () => tell(new Event('close')),
  }
}
