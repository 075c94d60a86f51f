import { Sheet } from '@keo/ui/layers/sheet'
import { formatPercent } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import type { PlaySession } from '../session/play-session.ts'
import { multiplierText } from '../session/play-money.ts'
import { usePlayAmounts } from './play-context.ts'
import { rulesOf } from './rules-words.ts'

const SCALE = 10_000

/** How the game goes, what comes back of all stakes, and the bounds of a round. */
export default function RulesSheet({ session, onClose }: { session: PlaySession; onClose: () => void }) {
  const say = useMessages()
  const language = useLanguage()
  const { text } = usePlayAmounts()
  const { facts, minStake, maxStake } = session.opened
  const least = formatPercent(facts.returnLeast / SCALE, language)
  const most = formatPercent(facts.returnMost / SCALE, language)
  const rows = [
    [say('game.rtp'), facts.returnLeast === facts.returnMost ? least : `${least} – ${most}`],
    [say('game.volatility'), say(`game.volatility.${facts.volatility}`)],
    [say('game.mostBack'), multiplierText(facts.mostBack)],
    [say('game.bounds'), `${text(minStake)} – ${text(maxStake)}`],
    [say('game.studio'), facts.studio],
  ]
  return (
    <Sheet open onOpenChange={onClose} title={say('game.rulesTitle')} closeLabel={say('common.close')}>
      <p className="text-body text-text-2">{say(rulesOf(facts))}</p>
      <dl className="mt-4">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex min-h-10 items-center justify-between gap-3 border-t border-line text-footnote text-text-2"
          >
            <dt>{name}</dt>
            <dd className="num text-right font-semibold text-text">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-caption text-text-3">{say('game.rtpNote')}</p>
    </Sheet>
  )
}
