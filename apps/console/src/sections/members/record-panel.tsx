import { useState, type ComponentType } from 'react'
import { Tabs } from '../../parts/tabs.tsx'
import { useLook } from '../../platform/look.ts'
import { readReplayPart } from '../../platform/replay-part.ts'
import { BindingsPanel } from './bindings-panel.tsx'
import { BetsPanel, OrdersPanel, TracesPanel } from './evidence-panels.tsx'
import { LettersPanel } from './letters-panel.tsx'
import { evidenceWords } from './evidence-words.ts'
import { SafetyPanel } from './safety-panel.tsx'
import { StatementPanel } from './statement-panel.tsx'
import { TimelinePanel } from './timeline-panel.tsx'

/** `part`: what the address opens of the member. */
type PanelProps = {
  id: string
  mayWrite: boolean
  mayReveal: boolean
  mayRecord: boolean
  part: string
}

const PANELS = {
  timeline: TimelinePanel,
  statement: StatementPanel,
  orders: OrdersPanel,
  bets: BetsPanel,
  letters: LettersPanel,
  bindings: BindingsPanel,
  traces: TracesPanel,
  safety: SafetyPanel,
} as const satisfies Record<string, ComponentType<PanelProps>>
type Name = keyof typeof PANELS
const NAMES = Object.keys(PANELS) as Name[]

/** What the address opens: a replay on the list of bets, or the list that it names. */
const openedBy = (part: string): Name =>
  readReplayPart(part) ? 'bets' : (NAMES.find((name) => name === part) ?? 'timeline')

/** Everything that is known of a member, one list at a time. */
export function RecordPanel(props: PanelProps) {
  const { part } = props
  const { say } = useLook(evidenceWords)
  const [name, setName] = useState<Name>(openedBy(part))
  const Panel: ComponentType<PanelProps> = PANELS[name]
  return (
    <>
      <Tabs
        label={say('ev.tabs')}
        names={NAMES}
        current={name}
        textOf={(tab) => say(`tab.${tab}`)}
        onName={setName}
        hasKeys
      />
      <Panel {...props} />
    </>
  )
}
