import { replayLinkQuery } from '@keo/contract/replay-link'
import { ShareNetworkIcon } from '@keo/ui/icons/share-network'
import { Badge } from '@keo/ui/primitives/badge'
import { CopyRow } from '@keo/ui/primitives/copy-row'
import { Fact } from '@keo/ui/primitives/fact'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Sheet } from '@keo/ui/layers/sheet'
import { parseServerTime } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { Suspense, useState } from 'react'
import { copyText } from '../../../page-kit/clipboard.ts'
import { formatDateTime } from '../../../language/format-dates.ts'
import { loadArea, useLanguage, useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { lazyPart } from '../../../page-kit/lazy-part.ts'
import { link } from '../../../page-kit/link.ts'
import { toast } from '../../../toasts/toast.ts'
import { AutoSection } from '../auto-cash-out/auto-section.tsx'
import { REJECT_TEXTS, seriesName, STATE_TEXTS } from '../bet-words.ts'
import type { ShownBet } from '../shown-bet.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { TicketLegs } from './ticket-legs.tsx'
import { TicketSum } from './ticket-sum.tsx'

const ShareSheet = lazyPart(async () => {
  const [sheet] = await Promise.all([import('../share/share-ticket-sheet.tsx'), loadArea('sharedTickets')])
  return sheet
})

type TicketSheetProps = { bet: ShownBet | null; currency: Currency; onClose: () => void }

/** A bet with everything that explains it. */
export function TicketSheet({ bet, currency, onClose }: TicketSheetProps) {
  const say = useMessages()
  return (
    <Sheet
      open={bet !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('betRecord.detail')}
      closeLabel={say('common.close')}
      actions={bet && isShown(bet) ? <ShareButton bet={bet} currency={currency} /> : null}
    >
      {bet ? <Ticket bet={bet} currency={currency} /> : null}
    </Sheet>
  )
}

/** A bet that was not taken is no ticket. */
const isShown = ({ state }: ShownBet): boolean => state === 'accepted' || state === 'settled'

function ShareButton({ bet, currency }: { bet: ShownBet; currency: Currency }) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={say('betRecord.share')}
        icon={<ShareNetworkIcon size={20} />}
        className="text-text-2"
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <ShareSheet bet={bet} currency={currency} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function Ticket({ bet, currency }: { bet: ShownBet; currency: Currency }) {
  const say = useMessages()
  const { text } = useAmounts(currency)
  const { text: state, tone } = STATE_TEXTS[bet.state]
  const kind = [
    seriesName(bet, say) || say('betRecord.single'),
    bet.subBets > 1 ? say('betRecord.subBets', { count: bet.subBets }) : '',
    bet.isFromReservation ? say('betRecord.fromReservation') : '',
  ]
  const rejected = bet.rejectReason === undefined ? undefined : REJECT_TEXTS[bet.rejectReason]
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="flex items-center justify-between gap-3 text-body font-semibold">
          {kind.filter(Boolean).join(' · ')}
          <Badge tone={tone}>{say(state)}</Badge>
        </p>
        {rejected ? <p className="pt-1 text-footnote text-text-2">{say(rejected)}</p> : null}
      </div>
      <dl className="flex flex-col gap-1.5 text-callout">
        <Fact name={say('betRecord.stake')}>{text(bet.stake)}</Fact>
        <Times bet={bet} />
      </dl>
      <TicketLegs legs={bet.shownLegs} />
      <TicketSum bet={bet} currency={currency} />
      {isShown(bet) ? <AutoSection bet={bet} currency={currency} /> : null}
      <a
        className="ui-button"
        data-kind="soft"
        data-size="m"
        data-wide
        {...link(withQuery(paths.betRecords(), replayLinkQuery({ kind: 'bet', id: bet.id })))}
      >
        {say('betRecord.replay')}
      </a>
      <CopiedId id={bet.id} />
    </div>
  )
}

function Times({ bet }: { bet: ShownBet }) {
  const say = useMessages()
  const language = useLanguage()
  const timeOf = (text: string) => formatDateTime(parseServerTime(text) ?? 0, language)
  const waited = bet.waitedMs === undefined ? null : Math.round(bet.waitedMs / 100) / 10
  return (
    <>
      <Fact name={say('betRecord.placedAt')}>{timeOf(bet.placedAt)}</Fact>
      {waited === null ? null : (
        <Fact name={say('betRecord.waited')}>{say('betRecord.seconds', { count: waited })}</Fact>
      )}
      {bet.closedAt === '' ? null : <Fact name={say('betRecord.closedAt')}>{timeOf(bet.closedAt)}</Fact>}
    </>
  )
}

function CopiedId({ id }: { id: string }) {
  const say = useMessages()
  const copy = async (): Promise<void> => {
    if (await copyText(id)) toast.show(say('betRecord.copied'), { kind: 'success' })
  }
  return (
    // A copy row keeps the margins of a card; a sheet has its own.
    <div className="-mx-4">
      <CopyRow
        label={say('betRecord.id')}
        value={id}
        copyLabel={say('betRecord.copy')}
        onCopy={() => void copy()}
      />
    </div>
  )
}
