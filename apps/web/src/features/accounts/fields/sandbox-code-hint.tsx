import { useStore } from 'zustand'
import { devPanel } from '../../../page-kit/dev-panel-state.ts'
import { useMessages } from '../../../language/messages.ts'

/** The sandbox sends nothing to a real phone or mailbox: who waits for a code is led to where it is. */
export function SandboxCodeHint() {
  const say = useMessages()
  const isThere = useStore(devPanel, (panel) => panel.isThere)
  if (!isThere) return null
  return (
    <p className="flex items-center justify-between gap-3 pt-1 text-caption text-text-2">
      {say('accounts.sandboxCode')}
      <button
        type="button"
        className="flex-none py-2 font-semibold text-brand-text underline underline-offset-4"
        onClick={() => devPanel.setState({ isOpen: true, tab: 'inbox' })}
      >
        {say('accounts.sandboxInbox')}
      </button>
    </p>
  )
}
