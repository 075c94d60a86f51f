import { PATTERNS } from '@keo/contract/patterns'
import { CopyIcon } from '@keo/ui/icons/copy'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { OtpField } from '@keo/ui/fields/otp-field'
import { QrCode } from '@keo/ui/product/qr-code'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { encode } from 'uqr'
import { copyText } from '../../../page-kit/clipboard.ts'
import { useMessages } from '../../../language/messages.ts'
import { isRefusal } from '../../../page-kit/is-refusal.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { turnTotpOn, useFactorChange } from './second-factor-queries.ts'

type AppSetupProps = {
  ticket: string
  secret: string
  /** What the QR code carries. */
  address: string
  onClose: () => void
  /** With the recovery codes, when these are the first. */
  onDone: (codes: readonly string[]) => void
}

/** The secret for the app, and the first code of it as proof that it arrived. */
export function AppSetupSheet({ ticket, secret, address, onClose, onDone }: AppSetupProps) {
  const say = useMessages()
  const [code, setCode] = useState('')
  const isComplete = PATTERNS.smsCode.test(code)
  const turnOn = useFactorChange((typed: string) => turnTotpOn(ticket, typed))
  const confirm = (): void =>
    turnOn.mutate(code, {
      onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    })
  const error = isRefusal(turnOn.error, 'SECOND_FACTOR_WRONG') ? turnOn.error.message : ''
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={say('secondFactor.setupTitle')}
      closeLabel={say('common.close')}
    >
      <Form onSubmit={() => isComplete && !turnOn.isPending && confirm()}>
        <SecretForApp secret={secret} address={address} />
        <OtpField
          value={code}
          onChange={(typed) => {
            setCode(typed)
            turnOn.reset()
          }}
          placeholder={say('secondFactor.setupCode')}
          error={error}
        />
        <Problem error={turnOn.error} isRefusalShown={error !== ''} />
        <Button kind="primary" size="l" wide type="submit" busy={turnOn.isPending} disabled={!isComplete}>
          {say('secondFactor.setupConfirm')}
        </Button>
      </Form>
    </Sheet>
  )
}

/** To be scanned by another device, opened on this one, or typed. */
function SecretForApp({ secret, address }: Pick<AppSetupProps, 'secret' | 'address'>) {
  const say = useMessages()
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="self-start text-callout text-text-2">{say('secondFactor.setupScan')}</p>
      <QrCode cells={encode(address, { ecc: 'M', border: 0 }).data} label={say('secondFactor.setupQr')} />
      <a className="door-link min-h-11 content-center" href={address}>
        {say('secondFactor.setupOpen')}
      </a>
      <div className="flex w-full items-center gap-3 rounded-m bg-surface-2 py-2 pr-1 pl-3.5">
        <span className="text-footnote text-text-2">{say('secondFactor.setupKey')}</span>
        <span className="num min-w-0 flex-1 text-callout font-semibold">{inFours(secret)}</span>
        <IconButton
          label={say('secondFactor.copyKey')}
          icon={<CopyIcon size={17} />}
          className="text-text-2"
          onClick={() => void copyText(secret)}
        />
      </div>
    </div>
  )
}

/** Easier to type from; apps do not mind the blanks. */
function inFours(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, '$& ')
}
