import { searchMembers } from '@keo/contract/console-member-search'
import { type ReplayLink, readReplayLink } from '@keo/contract/replay-link'
import { signOutStaff, type Me } from '@keo/contract/staff'
import { Command } from 'cmdk'
import { useDeferredValue, useEffect, useState } from 'react'
import { tracePlace } from './parts/trace-place.ts'
import { traceWords } from './parts/trace-words.ts'
import { railOf } from './pages.ts'
import { setLook, useLook } from './platform/look.ts'
import { go } from './platform/place.ts'
import { replayPart } from './platform/replay-part.ts'
import { useAct, useCall } from './platform/queries.ts'

/** What finds the player of a link. */
const whoseIs = (link: ReplayLink): string => (link.kind === 'bet' ? link.id : link.memberId)

/** One sign finds nobody and would list everybody. */
const FINDS_FROM = 2

/**
 * Ctrl-K: every page of the role, commands (`>`), orders, tickets and rounds by their number, and members (`@`) that a
 * trace finds; a pasted link to a replay finds its player and opens it. What the role lacks is not listed.
 */
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
  function close(): void {
    setOpen(false)
    setText('')
  }
  function open(page: string, id = '', part = ''): void {
    close()
    go(page, id, part)
  }
  const linked = readReplayLink(text)
  const sought = linked ? whoseIs(linked) : text.replace(/^@/, '').trim()
  const isAboutPeople = !text.startsWith('>') && sought.length >= FINDS_FROM
  return (
    <>
      <button type="button" className="chip find" onClick={() => setOpen(true)}>
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
          {me.permissions.includes('members.read') && isAboutPeople ? (
            <Found
              me={me}
              typed={text}
              sought={sought}
              linked={linked ? replayPart(linked) : ''}
              onOpen={open}
            />
          ) : null}
          <Command.Group heading={say('palette.pages')}>
            {railOf(me).map(({ name, text: title, letter }) => (
              <Command.Item key={name} value={`${name} ${say(title)}`} onSelect={() => open(name)}>
                {say(title)}
                {letter ? (
                  <span className="palette-keys">
                    <kbd>G</kbd> <kbd>{letter.toUpperCase()}</kbd>
                  </span>
                ) : null}
              </Command.Item>
            ))}
          </Command.Group>
          <Commands onDone={close} onAccount={() => open('account')} />
        </Command.List>
        <p className="palette-foot meta">
          <kbd>↑</kbd> <kbd>↓</kbd> {say('palette.choose')} <kbd>↵</kbd> {say('palette.open')} <kbd>&gt;</kbd>{' '}
          {say('palette.keysHint')} <kbd>@</kbd> {say('palette.peopleHint')}
          <span>{say('palette.role')}</span>
        </p>
      </Command.Dialog>
    </>
  )
}

/** Their values begin with `>`: typed, it leaves nothing else on the list. */
function Commands({ onDone, onAccount }: { onDone: () => void; onAccount: () => void }) {
  const { say, theme, language } = useLook()
  const out = useAct(signOutStaff)
  const isDark = theme === 'dark'
  const commands = [
    [say('nav.account'), onAccount],
    [
      say(isDark ? 'frame.theme.light' : 'frame.theme.dark'),
      () => setLook({ theme: isDark ? 'light' : 'dark' }),
    ],
    [
      language === 'vi' ? 'English' : 'Tiếng Việt',
      () => setLook({ language: language === 'vi' ? 'en' : 'vi' }),
    ],
    [say('door.out'), () => out.mutate({})],
  ] as const
  return (
    <Command.Group heading={say('palette.commands')}>
      {commands.map(([title, run]) => (
        <Command.Item
          key={title}
          value={`> ${title}`}
          onSelect={() => {
            onDone()
            run()
          }}
        >
          {title}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

type FoundProps = {
  me: Me
  typed: string
  sought: string
  /** What a pasted link opens on the card of its player. */
  linked: string
  onOpen: (page: string, id: string, part?: string) => void
}

/** Orders, tickets and rounds of that number first: whoever types a number means what has it, not whose it is. */
function Found({ me, typed, sought, linked, onOpen }: FoundProps) {
  const { say, language } = useLook()
  const { data } = useCall(searchMembers, { text: useDeferredValue(sought) })
  const members = data?.members.slice(0, 6) ?? []
  const isAboutPeople = typed.startsWith('@') || linked !== ''
  const things = members.flatMap(({ id, userName, foundBy }) =>
    foundBy.flatMap((trace) => {
      const place = isAboutPeople ? null : tracePlace(trace, id, me)
      return place ? [{ trace, userName, place }] : []
    }),
  )
  // The server found them by a trace that may not be in sight: they are never filtered again here.
  return (
    <>
      {things.length > 0 ? (
        <Command.Group heading={say('palette.things')}>
          {things.map(({ trace, userName, place }) => (
            <Command.Item
              key={`${trace.name} ${trace.leadsTo}`}
              value={`${typed} ${trace.name} ${trace.leadsTo}`}
              onSelect={() => onOpen(place.page, place.open, place.part)}
            >
              {traceWords(trace.name, language)} <b className="num">{trace.leadsTo}</b>{' '}
              <span className="meta">{userName}</span>
            </Command.Item>
          ))}
        </Command.Group>
      ) : null}
      <Command.Group heading={say('nav.members')}>
        {members.map(({ id, userName, nickName }) => (
          <Command.Item key={id} value={`${typed} ${id}`} onSelect={() => onOpen('member', id, linked)}>
            {userName} <span className="meta">{nickName}</span>
          </Command.Item>
        ))}
      </Command.Group>
    </>
  )
}
