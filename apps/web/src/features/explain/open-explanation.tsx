import { loadArea } from '../../language/messages.ts'
import type { Figure } from '../../page-kit/explain/figures.ts'
import { explainable } from './explanations.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'

let opened = 0

/** Words and sheet come when the first figure is asked; where they do not come, nothing opens. */
export async function openExplanation(figure: Figure): Promise<void> {
  const loaded = await Promise.all([
    import('./explain-sheet.tsx'),
    explainable(figure),
    loadArea('explain'),
    // Why a price moved is said as the slip says it.
    figure.kind === 'odds' ? loadArea('betCart') : null,
  ]).catch(() => null)
  if (!loaded) return
  const [{ default: ExplainSheet }, told] = loaded
  const number = (opened += 1)
  overlays.open('explain', ({ close }) => <ExplainSheet figure={told} number={number} onClose={close} />)
}
