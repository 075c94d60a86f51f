import { CaretLeftIcon } from '@keo/ui/icons/caret-left'
import { IconButton } from '@keo/ui/primitives/icon-button'
import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { followLink, useGo } from '../../navigation/use-go.ts'
import './live-top.css'

const TABS = [
  { tab: 'list', path: paths.liveList(), words: 'live.tab.list' },
  { tab: 'information', path: paths.liveInformation(), words: 'live.tab.information' },
  { tab: 'matches', path: paths.liveMatches(), words: 'live.tab.matches' },
] as const

type LiveTopProps = { tab: (typeof TABS)[number]['tab']; end?: ReactNode }

/** The bar of the three pages of the section, which lead to one another. */
export function LiveTop({ tab, end }: LiveTopProps) {
  const say = useMessages()
  const go = useGo()
  // The three are one place: going back leaves it, whichever was seen last.
  const open = (path: string) => (event: MouseEvent<HTMLElement>) => followLink(event, path, 'replace')
  return (
    <header className="live-top">
      <IconButton label={say('nav.back')} icon={<CaretLeftIcon size={22} />} onClick={go.back} />
      <nav aria-label={say('live.tabs')} className="live-top-tabs scroll-x">
        {TABS.map(({ tab: one, path, words }) =>
          one === tab ? (
            <h1 key={one}>
              <a href={path} aria-current="page" onClick={open(path)}>
                {say(words)}
              </a>
            </h1>
          ) : (
            <a key={one} href={path} onClick={open(path)}>
              {say(words)}
            </a>
          ),
        )}
      </nav>
      <div className="live-top-end">{end}</div>
    </header>
  )
}
