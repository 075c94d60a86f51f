import type { DepositOrder } from '@keo/contract/deposit'
import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { WarningIcon } from '@keo/ui/icons/warning'
import { WrenchIcon } from '@keo/ui/icons/wrench'
import { Button } from '@keo/ui/primitives/button'
import { CountdownRing } from '@keo/ui/pictures/countdown-ring'
import { QrCode } from '@keo/ui/product/qr-code'
import { Strip } from '@keo/ui/primitives/strip'
import { TransferCard } from '@keo/ui/product/transfer-card'
import { parseMoney } from '@keo/units/money'
import { encode } from 'uqr'
import { paths } from '../../navigation/paths.ts'
import { useAgentLine } from '../../site/agent-line.ts'
import { amountParts } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import { CHANNEL_WORDS } from './channel-words.ts'
import { CopyRows } from './copy-rows.tsx'
import { saveQr } from '../../page-kit/save-qr.ts'
import { useSecondsLeft } from '../../page-kit/use-seconds-left.ts'

/** The exact amount, the code to scan, the time left, and everything to copy. */
export function PayPart({ order }: { order: DepositOrder }) {
  const say = useMessages()
  const language = useLanguage()
  const left = useSecondsLeft(order.expireTime)
  const { payTo } = order
  const name = CHANNEL_WORDS[order.kind]
  const amount = parseMoney(order.payAmount, order.payCurrency)
  if (!payTo || !amount) return null
  const parts = amountParts(amount, language)
  const isWhole = /^\D0*$/.test(parts.decimals)
  return (
    <>
      {payTo.isTest ? <Strip tone="warn">{say(name.testOnly)}</Strip> : null}
      <TransferCard
        label={say(name.exactly)}
        parts={isWhole ? { ...parts, decimals: '' } : parts}
        ring={
          <CountdownRing
            label={say('depositOrder.timeLeft')}
            seconds={left}
            totalSeconds={order.totalSeconds}
          />
        }
        code={payTo.qrText ? <Code text={payTo.qrText} label={say(name.code)} /> : null}
        note={payTo.qrText ? <ScanNote order={order} payTo={payTo} /> : null}
        actions={<Actions order={order} />}
      />
      <CopyRows order={order} payTo={payTo} />
      <p className="flex items-center gap-2 px-1 text-footnote text-warn">
        <WarningIcon weight="fill" size={16} />
        {say(payTo.network ? 'depositOrder.wrongNetwork' : 'depositOrder.keepNote')}
      </p>
    </>
  )
}

type ScanNoteProps = { order: DepositOrder; payTo: NonNullable<DepositOrder['payTo']> }

function ScanNote({ order, payTo: { network, isTest } }: ScanNoteProps) {
  const say = useMessages()
  if (isTest) return say('depositOrder.scanTest')
  return network ? say('depositOrder.scanCrypto', { network }) : say(CHANNEL_WORDS[order.kind].scan)
}

function Code({ text, label }: { text: string; label: string }) {
  return <QrCode cells={encode(text, { ecc: 'M', border: 0 }).data} label={label} />
}

/** Outside prod the paying party is ours to open, and the button says that it is a test. */
function Actions({ order }: { order: DepositOrder }) {
  const say = useMessages()
  const go = useGo()
  const { mode } = useAgentLine()
  const { qrText, isTest } = order.payTo ?? { qrText: '', isTest: false }
  return (
    <>
      {qrText ? (
        <Button
          size="s"
          icon={<DownloadSimpleIcon size={17} />}
          onClick={() => saveQr(qrText, order.orderNo, isTest ? say('depositOrder.scanTest') : '')}
        >
          {say('depositOrder.saveImage')}
        </Button>
      ) : null}
      {mode === 'prod' ? null : (
        <Button size="s" icon={<WrenchIcon size={17} />} onClick={() => go.to(paths.sandboxBank())}>
          {say('depositOrder.testPay')}
        </Button>
      )}
    </>
  )
}
