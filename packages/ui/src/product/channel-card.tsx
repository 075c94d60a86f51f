import { type ReactNode, useId } from 'react'
import { CheckIcon } from '../icons/check.tsx'
import './channel-card.css'

export type Channel<Key extends string> = {
  key: Key
  name: string
  /** How fast it is; the reason when it cannot be used. */
  note: string
  /** A 30 px picture. */
  icon: ReactNode
  /** Such as "+1,5%". */
  bonus?: string
  disabled?: boolean
}

type ChannelCardsProps<Key extends string> = {
  channels: readonly Channel<Key>[]
  value: Key | null
  onChange: (key: Key) => void
  label: string
}

/** The ways to pay, three to a row. */
export function ChannelCards<Key extends string>({
  channels,
  value,
  onChange,
  label,
}: ChannelCardsProps<Key>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="grid grid-cols-3 gap-2 pt-1.5">
      {channels.map((channel) => (
        <label key={channel.key} className="ui-channel">
          <input
            type="radio"
            className="sr-only"
            name={name}
            checked={channel.key === value}
            disabled={channel.disabled}
            onChange={() => onChange(channel.key)}
          />
          <span className="ui-channel-icon">{channel.icon}</span>
          <b className="ui-channel-name ell">{channel.name}</b>
          <span className="ui-channel-note ell">{channel.note}</span>
          {channel.bonus ? <span className="ui-channel-bonus">{channel.bonus}</span> : null}
          <i className="ui-channel-tick" aria-hidden="true">
            <CheckIcon size={11} />
          </i>
        </label>
      ))}
    </div>
  )
}
