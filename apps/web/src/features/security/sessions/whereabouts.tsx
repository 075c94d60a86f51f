import { DeviceMobileIcon } from '@keo/ui/icons/device-mobile'
import { MonitorPlayIcon } from '@keo/ui/icons/monitor-play'
import { parseServerTime } from '@keo/units/instants'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { networkName } from './session-words.ts'

const COMPUTERS = /Windows|macOS|Linux/

export function DeviceIcon({ device }: { device: string }) {
  return COMPUTERS.test(device) ? <MonitorPlayIcon size={18} /> : <DeviceMobileIcon size={18} />
}

/** The server's own words, or ours where it knew none. */
export function useDeviceName() {
  const say = useMessages()
  return ({ device }: { device: string }): string => device || say('sessions.unknownDevice')
}

type WhereaboutsProps = {
  of: { readonly place: string }
  time: string
  /** What stands before the network. */
  way?: string
  isStart?: boolean
}

/** Where and when, on a line each: the network is long in some languages. */
export function Whereabouts({ of, time, way, isStart = false }: WhereaboutsProps) {
  const say = useMessages()
  const language = useLanguage()
  const at = parseServerTime(time)
  const text = at === undefined ? '' : formatDateTime(at, language)
  const network = say('sessions.network', { network: networkName(of.place) })
  return (
    <>
      <span className="block tabular-nums">{way ? `${way} · ${network}` : network}</span>
      <span className="block tabular-nums">{isStart ? say('sessions.started', { time: text }) : text}</span>
    </>
  )
}
