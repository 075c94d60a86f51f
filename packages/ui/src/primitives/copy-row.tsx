import { CopyIcon } from '../icons/copy.tsx'
import './copy-row.css'
import { IconButton } from './icon-button.tsx'

type CopyRowProps = {
  label: string
  value: string
  copyLabel: string
  onCopy: () => void
  /** The one value that must be kept exactly. */
  brand?: boolean
  /** Words are set in the words' font, numbers and codes in figures. */
  words?: boolean
}

export function CopyRow({ label, value, copyLabel, onCopy, brand, words }: CopyRowProps) {
  return (
    <div className="ui-copy-row">
      <span className="ui-copy-row-label">{label}</span>
      <span className={`ui-copy-row-value ${words ? '' : 'num'}`} data-brand={brand || undefined}>
        {value}
      </span>
      <IconButton label={copyLabel} icon={<CopyIcon size={17} />} className="text-text-2" onClick={onCopy} />
    </div>
  )
}
