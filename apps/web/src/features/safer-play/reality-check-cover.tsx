import type { RealityCheck } from '@keo/contract/safer-play'
import { Amount } from '@keo/ui/primitives/amount'
import { Button } from '@keo/ui/primitives/button'
import { Cover } from '@keo/ui/layers/cover'
import { Card } from '@keo/ui/primitives/card'
import { type Currency, money, SCALE } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../navigation/paths.ts'
import { amountParts } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import type { OverlayProps } from '../../page-kit/overlays/overlays.tsx'
import { useGo } from '../../navigation/use-go.ts'
import { signOut } from '../accounts/index.ts'
import { HelpContacts } from './help-contacts.tsx'
import { playedText } from './play-words.ts'
import { realityCheckQuery, useAcknowledge } from './safer-play-queries.ts'

/** Time and result of the sitting. It stays until the player goes on, takes a break or leaves. */
export default function RealityCheckCover({ close }: OverlayProps) {
  const say = useMessages()
  const go = useGo()
  const { data: check } = useQuery(realityCheckQuery)
  const acknowledge = useAcknowledge()
  const leaveFor = (path?: string) =>
    acknowledge.mutate(undefined, {
      onSuccess: () => {
        close()
        if (path) go.to(path)
      },
    })
  if (!check) return null
  return (
    <Cover title={say('check.title', { length: playedText(say, check.playedMinutes) })}>
      <p className="pt-1 pb-4 text-callout text-text-2">{say('check.subtitle')}</p>
      <Result check={check} />
      <div className="flex justify-center gap-6 py-3 text-footnote">
        <button type="button" className={LINK} onClick={() => leaveFor(paths.betRecords())}>
          {say('check.history')}
        </button>
        <button type="button" className={LINK} onClick={() => leaveFor(paths.saferPlay())}>
          {say('check.limits')}
        </button>
      </div>
      <HelpContacts />
      <div className="mt-auto flex flex-col gap-2 pt-5">
        {acknowledge.isError ? (
          <p role="alert" className="text-center text-footnote text-error">
            {say('check.failed')}
          </p>
        ) : null}
        <Button kind="primary" size="l" wide busy={acknowledge.isPending} onClick={() => leaveFor()}>
          {say('check.continue')}
        </Button>
        <Button kind="outline" size="l" wide onClick={() => leaveFor(paths.saferPlay())}>
          {say('check.break')}
        </Button>
        <Button
          size="l"
          wide
          onClick={() => {
            close()
            signOut()
          }}
        >
          {say('check.leave')}
        </Button>
      </div>
    </Cover>
  )
}

const LINK = 'min-h-11 font-semibold underline decoration-line-strong underline-offset-4'

function Result({ check: { staked, returned, net, currency } }: { check: RealityCheck }) {
  const say = useMessages()
  return (
    <Card>
      <dl>
        <Line label={say('check.staked')} amount={staked} currency={currency} />
        <Line label={say('check.returned')} amount={returned} currency={currency} />
        <Line label={say('check.net')} amount={net} currency={currency} isSum />
      </dl>
    </Card>
  )
}

type LineProps = { label: string; amount: string; currency: string; isSum?: boolean }

function Line({ label, amount, currency, isSum }: LineProps) {
  const language = useLanguage()
  const parts = amountParts(signedMoney(amount, currency as Currency), language)
  return (
    <div className="flex min-h-[52px] items-center gap-3 border-line px-3.5 text-callout not-first:border-t">
      <dt className={`flex-1 ${isSum ? 'font-semibold' : 'text-text-2'}`}>{label}</dt>
      <dd className={isSum ? 'font-bold' : 'font-medium'}>
        <Amount parts={parts} size="row" />
      </dd>
    </div>
  )
}

/** The wire writes every decimal of the scale, and a minus sign in front of a loss. */
function signedMoney(text: string, currency: Currency) {
  const [whole = '0', decimals = ''] = text.split('.')
  return money(BigInt(whole + decimals.padEnd(SCALE[currency], '0')), currency)
}
