import { MagnifyingGlassIcon } from '@keo/ui/icons/magnifying-glass'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../page-kit/lazy-part.ts'
import { useMessages } from '../../../language/messages.ts'
import './search-box.css'

const SearchSheet = lazyPart(() => import('./search-sheet.tsx'))

/** Looks like the field that it opens. */
export default function SearchBox() {
  const say = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  useSlash(() => setIsOpen(true))
  return (
    <>
      <button
        type="button"
        className="sports-search-box"
        aria-keyshortcuts="/"
        aria-label={say('sports.search')}
        onClick={() => setIsOpen(true)}
      >
        <MagnifyingGlassIcon size={17} weight="bold" />
        <span className="ell">{say('sports.search')}</span>
        <kbd aria-hidden="true">/</kbd>
      </button>
      <Suspense>{isOpen ? <SearchSheet open onOpenChange={setIsOpen} /> : null}</Suspense>
    </>
  )
}

/** The sign opens the search, except where it is typed as text or something else is open already. */
function useSlash(open: () => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      event.preventDefault()
      open()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  })
}

function isBusy(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  return isTyping || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
