import type { GiftBoxView } from '@keo/contract/campaign-views'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { dongText } from './campaign-words.ts'
import { ChanceTable } from './chance-table.tsx'

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
