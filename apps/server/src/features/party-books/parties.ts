import type { PartySide } from '@keo/contract/console-books'
import type { AskStatement } from '../../gateways/statements/party-statement.ts'
import { grouped } from './grouped.ts'

/** A payment party, by the channels that it serves. */
export type Party = {
  readonly side: PartySide
  readonly name: string
  readonly channels: readonly string[]
  /** Null: it has none. */
  readonly ask: AskStatement | null
}

type Gateways = Readonly<Record<string, { readonly statement?: AskStatement } | null>>

/** One party may serve several channels: it is asked once. Where nobody serves, nobody is asked. */
export function partiesOf(side: PartySide, gateways: Gateways): Party[] {
  const served = Object.entries(gateways).flatMap(([channel, gateway]) =>
    gateway ? [{ channel, gateway }] : [],
  )
  return [...grouped(served, ({ gateway }) => gateway)].map(([gateway, all]) => {
    const channels = all.map(({ channel }) => channel)
    return { side, name: channels.join(' '), channels, ask: gateway.statement?.bind(gateway) ?? null }
  })
}
