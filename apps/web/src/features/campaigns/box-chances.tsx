import type { BoxPrizes } from '@keo/contract/box-prizes'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { dongText } from './campaign-words.ts'
import { ChanceTable } from './chance-table.tsx'

type Box = { readonly id: string; readonly text: string; readonly prizes: BoxPrizes }
type BoxChancesProps = {
  row: readonly Box[]
  label?: 'campaigns.boxChances' | 'rewards.boxChances'
}

/** What may be in each box, with its published chance. */
export function BoxChances({ row, label = 'campaigns.boxChances' }: BoxChancesProps) {
  const say = useMessages()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="box-chances" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {say(label)}
      </button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title={say(label)} closeLabel={say('common.close')}>
        {row.map((box) => (
          <ChanceTable
            key={box.id}
            caption={box.text}
            rows={box.prizes.map(({ cash, ...prize }) => ({ ...prize, text: dongText(cash, language) }))}
          />
        ))}
      </Sheet>
    </>
  )
}
