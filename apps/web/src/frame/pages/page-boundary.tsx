import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Component, type ContextType, type ReactNode, useEffect } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { useIsOnline } from '../../platform/online.ts'
import { isMissingChunk, reloadWhenServerIsBack } from './missing-chunk.ts'
import { PageContext } from '../../navigation/page-context.ts'
import { pageErrors } from '../page-errors.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { forgetScreen } from './screen-loader.ts'
import { useGo } from '../../navigation/use-go.ts'

type BoundaryState = { error: unknown; attempt: number }

/** One page that breaks leaves the rest of the app standing: it is reported, and can be tried again. */
export class PageBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  static override contextType = PageContext
  declare context: ContextType<typeof PageContext>
  override state: BoundaryState = { error: null, attempt: 0 }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    pageErrors.note(error)
    if (this.context) forgetScreen(this.context.entry.route)
  }

  retry = (): void => {
    // The browser remembers a module that failed to load; only a new load asks for it again.
    if (isMissingChunk(this.state.error)) return location.reload()
    this.setState(({ attempt }) => ({ error: null, attempt: attempt + 1 }))
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error !== null) return <PageFailed isMissing={isMissingChunk(error)} onRetry={this.retry} />
    return this.props.children
  }
}

/** Where its files did not come because nobody answered, a page opens by itself as soon as somebody does. */
function PageFailed({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const say = useMessages()
  const go = useGo()
  const isOnline = useIsOnline()
  useEffect(() => (isMissing ? reloadWhenServerIsBack() : undefined), [isMissing])
  return (
    <Screen title={say(isMissing ? 'failed.title' : 'crash.nav')}>
      <EmptyState
        title={say(!isMissing ? 'crash.title' : isOnline ? 'failed.title' : 'failed.offline.title')}
        note={say(!isMissing ? 'crash.text' : isOnline ? 'failed.text' : 'failed.offline.text')}
        action={
          <div className="flex gap-2">
            <Button onClick={() => go.replace(paths.home())}>{say('crash.home')}</Button>
            <Button kind="primary" onClick={onRetry}>
              {say('crash.retry')}
            </Button>
          </div>
        }
      />
    </Screen>
  )
}
