import { WIRE } from '@keo/contract/wire-codes'
import { WITHDRAW_PASSWORD_LENGTH, type CipherPurpose } from '@keo/contract/withdraw-password'
import { LockIcon } from '@keo/ui/icons/lock'
import { NumberPad } from '@keo/ui/fields/keypad'
import { PinField } from '@keo/ui/fields/pin-field'
import { Sheet } from '@keo/ui/layers/sheet'
import { type ReactNode, useState } from 'react'
import { paths } from '../../navigation/paths.ts'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { useMessages } from '../../language/messages.ts'
import { followLink } from '../../navigation/use-go.ts'
import { useMember } from '../current-member/index.ts'
import { sealPassword } from './seal-password.ts'

type PinSheetProps = {
  open: boolean
  onClose: () => void
  purpose: CipherPurpose
  /** What the digits are for, above them. */
  summary: ReactNode
  /** Sends what was asked for with the sealed digits; a refusal leaves the sheet open for another try. */
  onSealed: (withdrawPwd: string) => Promise<void>
}

export function PinSheet({ open, onClose, ...entry }: PinSheetProps) {
  const say = useMessages()
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={say('pin.title')}
      closeLabel={say('pin.close')}
    >
      {open ? <PinEntry {...entry} /> : null}
    </Sheet>
  )
}

/** The sixth digit sends: nothing else is left to do. */
function PinEntry({ purpose, summary, onSealed }: Omit<PinSheetProps, 'open' | 'onClose'>) {
  const say = useMessages()
  const account = useMember().data?.id
  const [pwd, setPwd] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  async function send(digits: string): Promise<void> {
    if (account === undefined) return
    setIsBusy(true)
    try {
      await onSealed(await sealPassword({ pwd: digits, purpose, account }))
    } catch (refusal) {
      setError(wordsOf(refusal))
      setPwd('')
    } finally {
      setIsBusy(false)
    }
  }

  /** The one refusal that always has its toast is not said twice. */
  function wordsOf(refusal: unknown): string {
    if (!(refusal instanceof ApiRefusal) || !refusal.message) return say('pin.failed')
    return refusal.code === WIRE.ACCOUNT_RESTRICTED ? '' : refusal.message
  }

  const type = (digits: string): void => {
    if (isBusy) return
    setError('')
    setPwd(digits)
    if (digits.length === WITHDRAW_PASSWORD_LENGTH) void send(digits)
  }

  return (
    <div className="flex flex-col gap-3 pb-2">
      {summary}
      <PinField
        value={pwd}
        onChange={type}
        label={say('pin.title')}
        error={error}
        padOnly
        disabled={isBusy}
      />
      <div className="flex items-center justify-between gap-3">
        <span className="flex items-center gap-1.5 text-caption text-text-3">
          <LockIcon weight="fill" size={14} />
          {say('pin.encrypted')}
        </span>
        <a
          href={paths.withdrawPassword()}
          className="-my-2 flex min-h-11 items-center text-footnote font-semibold text-brand-text"
          onClick={(event) => followLink(event, paths.withdrawPassword())}
        >
          {say('pin.forgot')}
        </a>
      </div>
      <NumberPad
        label={say('pin.pad')}
        eraseLabel={say('pin.erase')}
        disabled={isBusy}
        onKey={(key) => {
          if (key.kind === 'digits') type((pwd + key.digits).slice(0, WITHDRAW_PASSWORD_LENGTH))
          else setPwd(key.kind === 'erase' ? pwd.slice(0, -1) : '')
        }}
      />
    </div>
  )
}
