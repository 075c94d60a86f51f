import type { RecordDetail } from '@keo/contract/wallet-records'
import { Badge } from '@keo/ui/primitives/badge'
import { CopyRow } from '@keo/ui/primitives/copy-row'
import { Fact } from '@keo/ui/primitives/fact'
import { Sheet } from '@keo/ui/layers/sheet'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { parseServerTime } from '@keo/units/instants'
import { skipToken, useQuery } from '@tanstack/react-query'
import { copyText } from '../../../page-kit/clipboard.ts'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { COVERED, useIsBalanceHidden } from '../hidden-balance.ts'
import { recordQueries } from '../record-queries.ts'
import { accountKey, STATE_TEXTS, titleKey } from '../record-words.ts'
import { useMoneyText } from '../use-money-text.ts'
import { useWallet } from '../wallet-query.ts'
import { RecordRow, SignedAmount } from './record-row.tsx'

/** One movement: what it did, where the money went, and what else happened for the same order. */
export function RecordDetailSheet({ seq, onClose }: { seq: number | null; onClose: () => void }) {
  const say = useMessages()
  const query = recordQueries.detail(seq ?? 0)
  const detail = useQuery({ ...query, queryFn: seq === null ? skipToken : query.queryFn })
  return (
    <Sheet
      open={seq !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('record.detail')}
      closeLabel={say('common.close')}
    >
      {detail.data ? (
        <Detail detail={detail.data} />
      ) : detail.isError ? (
        <LoadFailed busy={detail.isFetching} onRetry={() => void detail.refetch()} />
      ) : (
        <div role="status" aria-label={say('page.loading')}>
          <ListRowSkeleton />
          <ListRowSkeleton />
        </div>
      )}
    </Sheet>
  )
}

function Detail({ detail }: { detail: RecordDetail }) {
  const say = useMessages()
  const language = useLanguage()
  const textOf = useMoneyText()
  const { record, currency, related, hash } = detail
  const isHidden = useIsBalanceHidden()
  const { text, tone } = STATE_TEXTS[record.state]
  return (
    <div className="flex flex-col gap-3 pb-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="min-w-0 text-body font-semibold">{say(titleKey(record))}</h3>
        <Badge tone={tone}>{say(text)}</Badge>
      </div>
      <p className="text-title-2 font-bold">
        <SignedAmount amount={record.amount} currency={currency} large />
      </p>
      <dl className="flex flex-col gap-2 text-footnote">
        <Fact name={say('record.time')}>{formatDateTime(parseServerTime(record.time) ?? 0, language)}</Fact>
        <Fact name={say('record.after')}>{isHidden ? COVERED : textOf(record.available, currency)}</Fact>
      </dl>
      <Copied label={say('record.reference')} value={record.reference} />
      <Postings detail={detail} />
      {related.length > 1 ? (
        <section>
          <h3 className="pb-1 text-footnote text-text-2">{say('record.related')}</h3>
          {related.map((one) => (
            <RecordRow key={one.seq} record={one} currency={currency} />
          ))}
        </section>
      ) : null}
      <Copied label={say('record.hash')} value={hash} />
    </div>
  )
}

function Postings({ detail: { postings, currency } }: { detail: RecordDetail }) {
  const say = useMessages()
  const { data: wallet } = useWallet()
  const nameOf = (account: string): string => {
    const key = accountKey(account)
    if (key) return say(key)
    const code = account.replace('game:', '')
    return wallet?.gameWallets.find(({ provider }) => provider === code)?.name ?? code
  }
  return (
    <section>
      <h3 className="pb-1.5 text-footnote text-text-2">{say('record.postings')}</h3>
      <dl className="flex flex-col gap-2 text-footnote">
        {postings.map(({ account, amount }) => (
          <Fact key={account} name={nameOf(account)}>
            <SignedAmount amount={amount} currency={currency} />
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function Copied({ label, value }: { label: string; value: string }) {
  const say = useMessages()
  const copy = async (): Promise<void> => {
    if (await copyText(value)) toast.show(say('record.copied'), { kind: 'success' })
  }
  return (
    // A copy row keeps the margins of a card; a sheet has its own.
    <div className="-mx-4">
      <CopyRow
        label={label}
        value={value}
        copyLabel={`${say('record.copy')}: ${label}`}
        onCopy={() => void copy()}
      />
    </div>
  )
}
