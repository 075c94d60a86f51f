import type { SlotMachine } from '@keo/game-rules/games/slot-machines'
import { SLOT_IMAGES } from '@keo/ui/drawings/games/slot-images'
import { Sheet } from '@keo/ui/layers/sheet'
import type { ReactNode } from 'react'
import { useMessages } from '../../../../language/messages.ts'
import { usePlayAmounts } from '../../frame/play-context.ts'
import { amountOf, hundredthsOf } from '../../session/play-money.ts'
import type { SlotTheme } from '@keo/ui/drawings/games/slot-theme'

type PaytableSheetProps = { machine: SlotMachine; theme: SlotTheme; stake: string; onClose: () => void }

const LEAST_ALIKE = 3

/** What every symbol pays at the stake that is set. */
export default function PaytableSheet({ machine, theme, stake, onClose }: PaytableSheetProps) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  const paid = (coins: number) => text(amountOf((hundredthsOf(stake) * BigInt(coins)) / BigInt(machine.unit)))
  const rows = Object.entries(machine.pays)
  const { freeSpins, scatterPays } = machine
  return (
    <Sheet open onOpenChange={onClose} title={say('slot.paytable')} closeLabel={say('common.close')}>
      <p className="text-footnote text-text-2">
        {say('slot.paysNote', { amount: text(amountOf(hundredthsOf(stake))) })}{' '}
        {machine.lines === 'ways' ? say('slot.ways') : say('slot.lines', { count: machine.lines.length })}
      </p>
      <ul className="mt-2">
        {rows.map(([letter, pays]) => (
          <Row key={letter} theme={theme} letter={letter}>
            {pays.map((coins, index) =>
              coins === 0 ? null : (
                <span key={`${LEAST_ALIKE + index}`} className="num">
                  {LEAST_ALIKE + index}× <b>{paid(coins)}</b>
                </span>
              ),
            )}
          </Row>
        ))}
        {'W' in machine.pays ? null : (
          <Row theme={theme} letter="W">
            <span>{say('slot.wild')}</span>
          </Row>
        )}
        {freeSpins ? (
          <Row theme={theme} letter="S">
            <span>{say('slot.scatter')}</span>
            {scatterPays.map((stakes, index) => (
              <span key={`${LEAST_ALIKE + index}`} className="num">
                {LEAST_ALIKE + index}× <b>{paid(stakes * machine.unit)}</b>
              </span>
            ))}
            <span>{say('slot.scatterFree', { count: freeSpins.count, factor: freeSpins.factor })}</span>
          </Row>
        ) : null}
      </ul>
    </Sheet>
  )
}

function Row({ theme, letter, children }: { theme: SlotTheme; letter: string; children: ReactNode }) {
  const say = useMessages()
  const image = theme[letter] ?? 'xu'
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      <img src={SLOT_IMAGES[image]} alt={say(`slot.symbol.${image}`)} width={44} height={44} />
      <span className="flex flex-col text-footnote text-text-2">{children}</span>
    </li>
  )
}
