import { type SlotMachine, slotMachineOf } from '@keo/game-rules/games/slot-machines'
import { SLOT_IMAGES } from '@keo/ui/drawings/games/slot-images'
import { slotTheme } from '@keo/ui/drawings/games/slot-theme'
import { Fact } from '@keo/ui/primitives/fact'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import type { Details } from './engine-words.ts'
import { payRows } from './pay-rows.ts'

const SCALE = 10_000

/** What is won with what: the symbols of a machine as they are drawn, the bets of a table in words. */
export default function PayTable({ details }: { details: Details }) {
  const say = useMessages()
  const { volatility, engine } = details.game
  const rows = payRows(say, details, useLanguage())
  if (engine === 'slot' && volatility !== null)
    return (
      <Titled>
        <Symbols details={details} machine={slotMachineOf({ ...details, volatility })} />
      </Titled>
    )
  if (rows.length === 0) return null
  return (
    <Titled>
      <dl className="details-card flex flex-col gap-1.5 text-callout">
        {rows.map(({ name, back }) => (
          <Fact key={name} name={name}>
            <span className="num">
              {[back]
                .flat()
                .map((one) => timesText(one / SCALE))
                .join(' · ')}
            </span>
          </Fact>
        ))}
      </dl>
    </Titled>
  )
}

const timesText = (times: number) => `${Number(times.toFixed(2))}×`

function Titled({ children }: { children: ReactNode }) {
  const say = useMessages()
  return (
    <section>
      <SectionTitle>{say('gameDetails.payTable')}</SectionTitle>
      {children}
    </section>
  )
}

function Symbols({ details: { theme, game }, machine }: { details: Details; machine: SlotMachine }) {
  const say = useMessages()
  const drawn = slotTheme({ theme: theme ?? '', cover: game.cover })
  const most = machine.reels.length
  const { freeSpins } = machine
  const card = (letter: string, first: string, note: string) => {
    const image = drawn[letter] ?? 'xu'
    return (
      <li key={letter} className="details-symbol">
        <img src={SLOT_IMAGES[image]} alt={say(`slot.symbol.${image}`)} width={44} height={44} />
        <b className="num">{first}</b>
        <span>{note}</span>
      </li>
    )
  }
  const pays = Object.entries(machine.pays).map(([letter, coins]) =>
    card(letter, timesText((coins.at(-1) ?? 0) / machine.unit), say('gameDetails.alike', { count: most })),
  )
  return (
    <ul className="details-symbols scroll-x">
      {'W' in machine.pays ? null : card('W', 'Wild', say('gameDetails.wild'))}
      {freeSpins ? card('S', '3+', say('gameDetails.freeSpins', { count: freeSpins.count })) : null}
      {pays}
    </ul>
  )
}
