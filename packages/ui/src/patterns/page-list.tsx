import { type Key, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../primitives/button.tsx'
import { EmptyState } from '../primitives/empty-state.tsx'
import { Spinner } from '../primitives/spinner.tsx'

export type PageListState = 'loading' | 'ready' | 'loading-more' | 'error'

export type PageListTexts = {
  empty: string
  emptyNote?: string
  error: string
  retry: string
  loading: string
  /** Empty where a list is short enough to see its end. */
  end: string
}

type PageListProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => Key
  render: (item: Item) => ReactNode
  state: PageListState
  /** More pages follow. */
  hasMore: boolean
  onLoadMore: () => void
  onRetry: () => void
  texts: PageListTexts
  /** What stands in while the first page loads. */
  skeleton: ReactNode
  emptyAction?: ReactNode
  /** Cards stand apart; rows of one card do not. */
  apart?: boolean
  /** How the items stand instead, such as a grid. */
  className?: string
}

/** A list that loads page by page: skeleton, items, more, end, empty or error with a retry. */
export function PageList<Item>(props: PageListProps<Item>) {
  const { items, keyOf, render, state, hasMore, onLoadMore, onRetry, texts, skeleton, emptyAction, apart } =
    props
  const { className = apart ? 'flex flex-col gap-2.5' : 'ui-list' } = props
  if (state === 'loading') return <Waiting label={texts.loading}>{skeleton}</Waiting>
  const retry = (
    <Button kind="primary" size="s" onClick={onRetry}>
      {texts.retry}
    </Button>
  )
  if (state === 'error' && items.length === 0) return <EmptyState title={texts.error} action={retry} />
  if (items.length === 0)
    return <EmptyState title={texts.empty} note={texts.emptyNote} action={emptyAction} />
  return (
    <>
      <div className={className}>
        {items.map((item) => (
          <div key={keyOf(item)}>{render(item)}</div>
        ))}
      </div>
      {state === 'error' ? (
        <div className="flex flex-col items-center gap-2 py-4 text-footnote text-text-2">
          {texts.error}
          {retry}
        </div>
      ) : (
        <ListTail hasMore={hasMore} busy={state === 'loading-more'} onLoadMore={onLoadMore} texts={texts} />
      )}
    </>
  )
}

function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

type ListTailProps = { hasMore: boolean; busy: boolean; onLoadMore: () => void; texts: PageListTexts }

/** Asks for the next page shortly before the reader gets there. */
function ListTail({ hasMore, busy, onLoadMore, texts }: ListTailProps) {
  const tail = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!hasMore || busy || !tail.current) return undefined
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onLoadMore()
      },
      { rootMargin: '320px' },
    )
    watcher.observe(tail.current)
    return () => watcher.disconnect()
  }, [hasMore, busy, onLoadMore])
  if (!hasMore && !busy && texts.end === '') return null
  return (
    <div ref={tail} className="flex min-h-14 items-center justify-center gap-2 text-caption text-text-3">
      {busy ? <Spinner label={texts.loading} /> : null}
      {hasMore ? null : texts.end}
    </div>
  )
}
