import type { TicketLink, TicketShows } from '@keo/contract/shared-tickets'
import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { LinkIcon } from '@keo/ui/icons/link'
import { Switch } from '@keo/ui/fields/switch'
import { Sheet } from '@keo/ui/layers/sheet'
import { Button } from '@keo/ui/primitives/button'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { parseServerTime } from '@keo/units/instants'
import type { Currency } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import type { ShownBet } from '../shown-bet.ts'
import { linkQuery, useShareTicket } from './share-queries.ts'
import { TicketLinkCard } from './ticket-link-card.tsx'
import { usePicture } from './use-picture.ts'

type ShareSheetProps = { bet: ShownBet; currency: Currency; onClose: () => void }

const NOTHING: TicketShows = { showsName: false, showsStake: false, showsReturn: false }

/** A ticket for others: as a link that can be taken back, and as a picture. */
export default function ShareSheet({ bet, currency, onClose }: ShareSheetProps) {
  const say = useMessages()
  const query = useQuery(linkQuery(bet.id))
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('betRecord.share')}
      closeLabel={say('common.close')}
    >
      {query.data ? (
        <Sharing bet={bet} currency={currency} link={query.data.link} />
      ) : query.isError ? (
        <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label={say('page.loading')}>
          <Skeleton shape="card" height={260} />
        </div>
      )}
    </Sheet>
  )
}

type SharingProps = Omit<ShareSheetProps, 'onClose'> & { link: TicketLink | null }

function Sharing({ bet, currency, link }: SharingProps) {
  const say = useMessages()
  const language = useLanguage()
  const [chosen, setChosen] = useState(NOTHING)
  const sharing = useShareTicket(bet.id)
  const picture = usePicture(bet, currency)
  const shows = sharing.isPending ? sharing.variables : (link ?? chosen)
  /** An open link shows it from then on; without one it counts for the next. */
  const change = (part: Partial<TicketShows>): void => {
    const { showsName, showsStake, showsReturn } = { ...shows, ...part }
    setChosen({ showsName, showsStake, showsReturn })
    if (link) sharing.mutate({ showsName, showsStake, showsReturn })
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-footnote text-text-2">{say('ticket.linkNote')}</p>
      <Switches shows={shows} onChange={change} />
      {link ? (
        <>
          <TicketLinkCard id={bet.id} link={link} />
          <p className="text-center text-caption text-text-3">
            {say('ticket.ends', { time: formatDateTime(parseServerTime(link.endsAt) ?? 0, language) })}
          </p>
        </>
      ) : (
        <Button
          kind="primary"
          size="l"
          wide
          icon={<LinkIcon size={20} />}
          busy={sharing.isPending}
          onClick={() => sharing.mutate(chosen)}
        >
          {say('ticket.make')}
        </Button>
      )}
      <Button
        kind="soft"
        wide
        icon={<DownloadSimpleIcon size={18} />}
        busy={picture.isDrawing}
        onClick={() => void picture.share(shows, link)}
      >
        {say('ticket.picture')}
      </Button>
    </div>
  )
}

function Switches({
  shows,
  onChange,
}: {
  shows: TicketShows
  onChange: (part: Partial<TicketShows>) => void
}) {
  const say = useMessages()
  const rows = [
    ['showsName', say('ticket.showName'), undefined],
    ['showsStake', say('ticket.showStake'), undefined],
    ['showsReturn', say('ticket.showReturn'), say('ticket.showReturnNote')],
  ] as const
  return (
    <div className="ui-list">
      {rows.map(([key, name, note]) => (
        <ListRow
          key={key}
          title={name}
          note={note}
          control={<Switch label={name} on={shows[key]} onChange={(isOn) => onChange({ [key]: isOn })} />}
        />
      ))}
    </div>
  )
}
