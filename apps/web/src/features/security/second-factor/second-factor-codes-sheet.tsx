import { CopyIcon } from '@keo/ui/icons/copy'
import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { Button } from '@keo/ui/primitives/button'
import { Checkbox } from '@keo/ui/fields/checkbox'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { copyText } from '../../../page-kit/clipboard.ts'
import { useMessages } from '../../../language/messages.ts'

const FILE_NAME = 'keo-recovery-codes.txt'

type CodesSheetProps = { codes: readonly string[]; onDone: () => void }

/** Shown this once: it closes only when the player says the codes are kept. */
export function CodesSheet({ codes, onDone }: CodesSheetProps) {
  const say = useMessages()
  const [isKept, setKept] = useState(false)
  const text = codes.join('\n')
  const download = `data:text/plain;charset=utf-8,${encodeURIComponent(`KÈO\n\n${text}\n`)}`
  return (
    <Sheet
      open
      dismissible={false}
      onOpenChange={() => {}}
      title={say('secondFactor.codesTitle')}
      closeLabel={say('common.close')}
    >
      <div className="flex flex-col gap-3">
        <p className="text-callout text-text-2">{say('secondFactor.codesNote')}</p>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-2.5 rounded-m bg-surface-2 px-4 py-3.5 text-center">
          {codes.map((code) => (
            <li key={code} className="num text-headline font-semibold tracking-wide select-all">
              {code}
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-2 gap-2.5">
          <Button icon={<CopyIcon size={17} />} onClick={() => void copyText(text)}>
            {say('secondFactor.copyCodes')}
          </Button>
          <a className="ui-button" data-kind="neutral" data-size="m" href={download} download={FILE_NAME}>
            <DownloadSimpleIcon size={17} />
            <span className="ui-button-label">{say('secondFactor.downloadCodes')}</span>
          </a>
        </div>
        <Checkbox on={isKept} onChange={setKept}>
          {say('secondFactor.codesSaved')}
        </Checkbox>
        <Button kind="primary" size="l" wide disabled={!isKept} onClick={onDone}>
          {say('secondFactor.done')}
        </Button>
      </div>
    </Sheet>
  )
}
