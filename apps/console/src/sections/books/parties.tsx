import type { getBooks } from '@keo/contract/console-books'
import type { ResponseOf } from '@keo/contract/define-call'
import { channelKind } from '../../parts/channel-kinds.ts'
import { Empty } from '../../parts/states.tsx'
import { Table } from '../../parts/table.tsx'
import { useLook } from '../../platform/look.ts'
import { words } from './words.ts'

/** The payment parties: how far each one's statement was compared, and who has none. */
export function Parties({ books: { parties } }: { books: Pick<ResponseOf<typeof getBooks>, 'parties'> }) {
  const { say, time, language } = useLook(words)
  return (
    <section className="panel">
      <h2>{say('bk.parties')}</h2>
      {parties.length === 0 ? (
        <Empty>{say('bk.noParties')}</Empty>
      ) : (
        <Table
          label={say('bk.parties')}
          rows={parties}
          idOf={({ side, channels }) => `${side} ${channels.join(' ')}`}
          columns={[
            { id: 'side', head: say('bk.source'), cell: ({ side }) => say(`source.${side}`) },
            {
              id: 'channels',
              head: say('bk.channels'),
              cell: ({ channels }) => channels.map((one) => channelKind(one, language)).join(', '),
              givesWay: true,
            },
            {
              id: 'statement',
              head: say('bk.statement'),
              cell: ({ statement }) => (
                <span className="badge" data-good={statement === 'compared' || undefined}>
                  {say(`statement.${statement}`)}
                </span>
              ),
            },
            {
              id: 'until',
              head: say('bk.until'),
              cell: ({ comparedUntil }) => (comparedUntil === null ? '—' : time(comparedUntil)),
              isFigure: true,
            },
          ]}
        />
      )}
    </section>
  )
}
