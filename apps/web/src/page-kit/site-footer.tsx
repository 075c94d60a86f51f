import { paths } from '../navigation/paths.ts'
import { useAgentLine } from '../site/agent-line.ts'
import { useMessages } from '../language/messages.ts'
import { link } from './link.ts'

const LINK = 'underline decoration-line-strong underline-offset-4 py-1'

/** Age, limits and help on every page that leads to play. */
export function SiteFooter({ isPlayMoney }: { isPlayMoney: boolean }) {
  const say = useMessages()
  const { ageMin, helpContacts } = useAgentLine()
  return (
    <footer className="flex flex-col items-center gap-2 px-gutter pt-7 pb-2 text-center text-caption text-text-3">
      <p className="flex items-center gap-2">
        <span className="num grid h-[22px] flex-none place-items-center rounded-badge bg-surface-2 px-1.5 font-bold text-text-2">
          {ageMin}+
        </span>
        {say('footer.adultsOnly', { age: ageMin })}
      </p>
      <nav className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-text-2">
        <a className={LINK} {...link(paths.saferPlay())}>
          {say('footer.saferPlay')}
        </a>
        <a className={LINK} {...link(paths.agreement())}>
          {say('footer.agreement')}
        </a>
        <a className={LINK} {...link(paths.aboutApp())}>
          {say('footer.about')}
        </a>
        {helpContacts.map(({ id, name, url }) => (
          <a key={id} className={LINK} href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ))}
      </nav>
      {isPlayMoney ? <p>{say('footer.playMoney')}</p> : null}
    </footer>
  )
}
