import { searchMembers } from '@keo/contract/console-members'
import type { Me } from '@keo/contract/staff'
import { Command } from 'cmdk'
import { useDeferredValue, useEffect, useState } from 'react'
import { PAGES, type Page } from './pages.ts'
import { useLook } from './platform/look.ts'
import { go } from './platform/place.ts'
import { useCall } from './platform/queries.ts'

/** One sign finds nobody and would list everybody. */
const FINDS_FROM = 2

/** Ctrl-K: every page of the role, and the members that a trace finds. What the role lacks is not listed. */
export function Palette({ me }: { me: Me }) {
  const { say } = useLook()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  useEffect(() => {
    function hear(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen((was) => !was)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  function open(page: string, id = ''): void {
    setOpen(false)
    setText('')
    go(page, id)
  }
  const may = ({ permission, under }: Page) => !under && (!permission || me.permissions.includes(permission))
  return (
    <>
      <button type="button" className="chip" onClick={() => setOpen(true)}>
        {say('palette.find')} <kbd>Ctrl K</kbd>
      </button>
      <Command.Dialog
        open={isOpen}
        onOpenChange={setOpen}
        label={say('palette.find')}
        overlayClassName="palette-veil"
        contentClassName="palette"
      >
        <Command.Input value={text} onValueChange={setText} placeholder={say('palette.hint')} />
        <Command.List>
          <Command.Empty>{say('palette.none')}</Command.Empty>
          <Command.Group heading={say('palette.pages')}>
            {PAGES.filter(may).map(({ name, text: title }) => (
              <Command.Item key={name} value={`${name} ${say(title)}`} onSelect={() => open(name)}>
                {say(title)}
              </Command.Item>
            ))}
          </Command.Group>
          {me.permissions.includes('members.read') && text.trim().length >= FINDS_FROM ? (
            <FoundMembers text={text.trim()} onOpen={(id) => open('member', id)} />
          ) : null}
        </Command.List>
      </Command.Dialog>
    </>
  )
}

function FoundMembers({ text, onOpen }: { text: string; onOpen: (id: string) => void }) {
  const { say } = useLook()
  const { data } = useCall(searchMembers, { text: useDeferredValue(text) })
  return (
    <Command.Group heading={say('nav.members')}>
      {data?.members.slice(0, 6).map(({ id, userName, nickName }) => (
        // The server found it by a trace that may not be in sight: it is never filtered again here.
        <Command.Item key={id} value={`${text} ${id}`} onSelect={() => onOpen(id)}>
          {userName} <span className="meta">{nickName}</span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}
