import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ChannelCards } from '@keo/ui/product/channel-card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import type { DepositChannel } from '@keo/contract/deposit'
import { paths } from '../../navigation/paths.ts'
import { useAgentLine } from '../../site/agent-line.ts'
import { formatPercent } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { isRefusal } from '../../page-kit/is-refusal.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { link } from '../../page-kit/link.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { AmountPart } from './amount-part.tsx'
import { DepositAnnouncements } from './deposit-announcements.tsx'
import { CHANNEL_WORDS } from './channel-words.ts'
import { channelPicture } from './channel-pictures.tsx'
import { FiguresPart } from './figures-part.tsx'
import { IdentityStrip } from './identity-strip.tsx'
import { OptionPart } from './option-part.tsx'
import { useChannels } from './deposit-queries.ts'
import { type DepositDraft, useDepositDraft } from './use-deposit-draft.ts'

/** Kept alive by the shell: what was chosen and typed is there again when the player comes back. */
export default function DepositScreen() {
  const say = useMessages()
  const { data: channels, isError, isFetching, refetch } = useChannels()
  const draft = useDepositDraft(channels)
  return (
    <Screen
      title={say('page.deposit')}
      right="support"
      gutter
      dock={draft.channel ? <Dock draft={draft} /> : null}
    >
      <div className="flex flex-col gap-4 pt-1">
        <DepositAnnouncements />
        {channels ? (
          <Ways channels={channels} draft={draft} />
        ) : isError ? (
          <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Card role="status" aria-label={say('page.loading')}>
            <ListRowSkeleton />
          </Card>
        )}
      </div>
    </Screen>
  )
}

function Ways({ channels, draft }: { channels: readonly DepositChannel[]; draft: DepositDraft }) {
  const say = useMessages()
  const language = useLanguage()
  const { channel } = draft
  if (!channel) return <EmptyState title={say('deposit.none')} />
  return (
    <>
      <ChannelCards
        label={say('deposit.channels')}
        value={channel.id}
        onChange={draft.choose}
        channels={channels.map((one) => ({
          key: one.id,
          name: one.name,
          note: one.note,
          icon: channelPicture(one),
          disabled: !one.isOpen,
          ...(one.giftBp > 0 ? { bonus: `+${formatPercent(one.giftBp / 10_000, language)}` } : {}),
        }))}
      />
      <OptionPart draft={draft} channel={channel} />
      <AmountPart draft={draft} channel={channel} />
      <FiguresPart draft={draft} channel={channel} />
      <AdultsLine />
    </>
  )
}

/** Why there is no order, beside the button that was pressed; the identity check has a way of its own. */
function OrderRefusal({ error }: { error: Error | null }) {
  return isRefusal(error, 'IDENTITY_NEEDED') ? <IdentityStrip /> : <Problem error={error} />
}

/** Age and limits stand wherever money comes in. */
function AdultsLine() {
  const say = useMessages()
  const { ageMin } = useAgentLine()
  return (
    <p className="flex items-center justify-center gap-2 text-caption text-text-3">
      <span className="num rounded-badge bg-surface-2 px-1.5 font-bold text-text-2">{ageMin}+</span>
      <a className="py-1 underline decoration-line-strong underline-offset-4" {...link(paths.saferPlay())}>
        {say('deposit.limits')}
      </a>
    </p>
  )
}

function Dock({ draft }: { draft: DepositDraft }) {
  const say = useMessages()
  const isQr = draft.channel?.kind === 'bank'
  return (
    <div className="flex flex-col gap-2">
      <OrderRefusal error={draft.error} />
      <Button
        kind="primary"
        size="l"
        wide
        disabled={!draft.canOrder}
        busy={draft.isOrdering}
        onClick={draft.order}
      >
        {say(isQr ? 'deposit.makeQr' : 'deposit.make')}
      </Button>
      <p className="flex items-center justify-center gap-1.5 text-caption text-text-3">
        <ShieldCheckIcon weight="fill" size={14} />
        {say(CHANNEL_WORDS[draft.channel?.kind ?? 'bank'].sameName)}
      </p>
    </div>
  )
}
