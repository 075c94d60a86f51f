import type { GiftBoxView } from '@keo/contract/campaign-views'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { formatPercent } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { dongText } from './campaign-words.ts'
import './chances.css'

/** What may be in each box, with its published chance. */
export function BoxChances({ row }: { row: readonly GiftBoxView[] }) {
  const say = useMessages()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="box-chances" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {say('campaigns.boxChances')}
      </button>
      <Sheet
        open={isOpen}
        onOpenChange={setIsOpen}
        title={say('campaigns.boxChances')}
        closeLabel={say('common.close')}
      >
        {row.map((box) => (
          <table key={box.id} className="wheel-table">
            <caption>{box.text}</caption>
            <tbody>
              {box.prizes.map(({ id, cash, chanceBp }) => (
                <tr key={id}>
                  <th scope="row">{dongText(cash, language)}</th>
                  <td className="num">{formatPercent(chanceBp / 10_000, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </Sheet>
    </>
  )
}
