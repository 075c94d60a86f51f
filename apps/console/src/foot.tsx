import { getOverview } from '@keo/contract/console-queues'
import { FOOT_KEYS } from './foot-keys.ts'
import type { Page } from './pages.ts'
import { useLook } from './platform/look.ts'
import { REFRESH_MS, useCall } from './platform/queries.ts'

/** Keys of the page at the left; at the right what must always be true. */
export function Foot({ page }: { page: Page | undefined }) {
  const { say, time } = useLook()
  const { data } = useCall(getOverview, {}, REFRESH_MS)
  return (
    <footer className="foot">
      <span className="foot-keys">
        {(page?.keys ?? []).map((name) => {
          const [keys, text] = FOOT_KEYS[name]
          return (
            <span key={name}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}{' '}
              {say(text)}{' '}
            </span>
          )
        })}
        <kbd>G</kbd> {say('keys.go')} <kbd>?</kbd> {say('keys.all')}
      </span>
      {data ? (
        <span className="foot-truth num">
          <Books books={data.books} />
          {data.audit.lastSealAt ? (
            <span>
              {say('foot.seal')} {time(data.audit.lastSealAt)}
            </span>
          ) : null}
          <span>
            {say('foot.sockets')} {data.sockets}
          </span>
        </span>
      ) : null}
    </footer>
  )
}

type BooksState = { checkedAt: number | null; problems: number }

function Books({ books: { checkedAt, problems } }: { books: BooksState }) {
  const { say, time } = useLook()
  const text = checkedAt === null ? 'foot.unchecked' : problems === 0 ? 'foot.balanced' : 'foot.unbalanced'
  return (
    <span className="truth" data-good={checkedAt !== null && problems === 0}>
      {say(text)} {checkedAt === null ? '' : time(checkedAt)}
    </span>
  )
}

/** Books that differ are the only alarm over the whole width. */
export function BooksAlarm() {
  const { say, time } = useLook()
  const { data } = useCall(getOverview, {}, REFRESH_MS)
  const since = data?.books.stoppedSince
  return since ? (
    <p className="books-alarm" role="alert">
      {say('foot.stopped').replace('{at}', time(since))}
    </p>
  ) : null
}
