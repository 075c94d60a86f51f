import { customToast } from './custom-toast.ts'
import { clock } from '../platform/time.ts'

/** A notice that leads somewhere when it is tapped; the event that opens plain ones cannot carry that. */
export function showLinkedToast(
  message: string,
  { go, durationMs }: { go: () => void; durationMs: number },
): void {
  const current = { message, type: 'success', icon: 'success', go } as const
  customToast.close()
  customToast.store.setState({ current })
  clock.after(durationMs, () => {
    if (customToast.store.getState().current === current) customToast.close()
  })
}
