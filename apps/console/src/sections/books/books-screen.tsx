import { getBooks } from '@keo/contract/console-books'
import type { ResponseOf } from '@keo/contract/define-call'
import { Facts } from '../../parts/facts.tsx'
import { houseAccount } from '../../parts/house-accounts.ts'
import type { ScreenProps } from '../../parts/screen.ts'
import { Empty, Loaded } from '../../parts/states.tsx'
import { Table } from '../../parts/table.tsx'
import { dong } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { Differences } from './differences.tsx'
import { Parties } from './parties.tsx'
import { TreasuryPanel } from './treasury-panel.tsx'
import { words } from './words.ts'

type Books = ResponseOf<typeof getBooks>

/** The proof of the books, and every difference with a provider until somebody has found out what it was. */
export default function BooksScreen({ me }: ScreenProps) {
  const books = useCall(getBooks, {}, REFRESH_MS)
  return (
    <div className="stack">
      <Loaded of={books}>
        {(found) => (
          <div className="pair">
            <Proof books={found} />
            <Accounts books={found} />
            <Parties books={found} />
          </div>
        )}
      </Loaded>
      <TreasuryPanel mayMove={me.permissions.includes('treasury.move')} />
      <Differences
        mayClose={me.permissions.includes('differences.close')}
        mayTake={me.permissions.includes('suspense.decide')}
      />
    </div>
  )
}

function Proof({ books }: { books: Books }) {
  const { say, time } = useLook(words)
  const { problems, uncovered, stoppedSince, checkedAt, seal, unsealed } = books
  const isFine = problems.length === 0
  return (
    <section className="panel">
      <h2>
        {say('bk.proof')}{' '}
        <span className="badge" data-good={isFine || undefined}>
          {say(isFine ? 'bk.fine' : 'bk.wrong')}
        </span>
      </h2>
      {stoppedSince === null ? null : (
        <p role="alert">
          {say('bk.stopped')} <span className="num">{time(stoppedSince)}</span>
        </p>
      )}
      <Facts
        rows={[
          [say('bk.checked'), checkedAt === null ? say('bk.never') : time(checkedAt)],
          [say('bk.seal'), seal ? `${seal.number} · ${seal.hash.slice(0, 12)} · ${time(seal.at)}` : '—'],
          [say('bk.unsealed'), unsealed],
          [say('bk.uncovered'), uncovered.join(', ') || '—'],
        ]}
      />
      {isFine ? null : (
        <>
          <h2>{say('bk.problems')}</h2>
          <ul>
            {problems.map((problem) => (
              <li key={problem} className="num">
                {problem}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Accounts({ books: { accounts } }: { books: Books }) {
  const { say, language } = useLook(words)
  return (
    <section className="panel">
      <h2>{say('bk.accounts')}</h2>
      {accounts.length === 0 ? (
        <Empty>{say('bk.noAccounts')}</Empty>
      ) : (
        <Table
          label={say('bk.accounts')}
          rows={accounts}
          idOf={({ currency, account }) => `${currency} ${account}`}
          columns={[
            {
              id: 'account',
              head: say('bk.account'),
              cell: ({ account }) => (
                <span title={account}>{houseAccount(account, language) ?? account}</span>
              ),
              givesWay: true,
            },
            {
              id: 'balance',
              head: say('bk.balance'),
              cell: ({ balance, currency }) => `${dong(balance, true)} ${currency}`,
              isFigure: true,
            },
          ]}
        />
      )}
    </section>
  )
}
