import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useEffect, useMemo, useRef, useState } from 'react'
import { railOf } from './pages.ts'
import { useGoKeys, useKeys } from './platform/keys.ts'
import { useLook } from './platform/look.ts'
import { go } from './platform/place.ts'

const GENERAL = [
  ['J K', 'foot.moves'],
  ['A', 'decide.approve'],
  ['R', 'decide.refuse'],
  ['Ctrl K', 'keys.find'],
  ['/', 'foot.find'],
  ['[ ]', 'foot.walk'],
  ['E', 'foot.member'],
  ['Z', 'keys.undo'],
  ['Ctrl ↵', 'keys.send'],
  ['?', 'keys.all'],
  ['Esc', 'keys.back'],
] as const

/** G and a letter go to a page; ? shows every key there is. */
export function KeysHelp({ me }: { me: Me }) {
  const { say } = useLook()
  const [isOpen, setOpen] = useState(false)
  const pages = useMemo(() => railOf(me).filter(({ letter }) => letter !== undefined), [me])
  const places = useMemo(
    () => Object.fromEntries(pages.map(({ letter, name }) => [letter ?? '', () => go(name)])),
    [pages],
  )
  useGoKeys(places)
  useKeys({ '?': () => setOpen(true) })
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  if (!isOpen) return null
  return (
    <dialog ref={dialog} className="over" aria-label={say('keys.title')} onClose={() => setOpen(false)}>
      <h2>{say('keys.title')}</h2>
      <dl className="key-list">
        {GENERAL.map(([keys, text]) => (
          <KeyLine key={keys} keys={keys.split(' ')} text={say(text)} />
        ))}
        {pages.map(({ name, letter, text }) => (
          <KeyLine
            key={name}
            keys={['G', (letter ?? '').toUpperCase()]}
            text={`${say('keys.go')} ${say(text)}`}
          />
        ))}
      </dl>
      <Button size="s" onClick={() => dialog.current?.close()}>
        {say('common.close')} <kbd>Esc</kbd>
      </Button>
    </dialog>
  )
}

const KeyLine = ({ keys, text }: { keys: readonly string[]; text: string }) => (
  <div>
    <dt>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dt>
    <dd>{text}</dd>
  </div>
)
