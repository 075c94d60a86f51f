import type { DepositOrder } from '@keo/contract/deposit'
import { PICTURE_MAX_BYTES } from '@keo/contract/pictures'
import { UploadSimpleIcon } from '@keo/ui/icons/upload-simple'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ProgressBar } from '@keo/ui/primitives/progress-bar'
import { Strip } from '@keo/ui/primitives/strip'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { PictureInput } from '../../page-kit/picture-input.tsx'
import { Problem } from '../../page-kit/problem.tsx'
import { useKeepOrder } from './deposit-queries.ts'
import { sendProof } from './upload-picture.ts'

type Chosen = { readonly file: File; readonly address: string }

/** A picture of the transfer: chosen, looked at, sent with its progress. */
export function ProofPart({ order }: { order: DepositOrder }) {
  const say = useMessages()
  const [file, setFile] = useState<Chosen | null>(null)
  const [share, setShare] = useState(0)
  const [isTooLarge, setTooLarge] = useState(false)
  const keep = useKeepOrder()
  const send = useMutation({
    mutationFn: (picture: File) => sendProof(order.orderNo, picture, setShare),
    onSuccess: (changed) => {
      setFile(null)
      keep(changed)
      toast.show(say('depositProof.sent'))
    },
    onSettled: () => setShare(0),
  })
  const choose = (chosen: File): void => {
    send.reset()
    setTooLarge(chosen.size > PICTURE_MAX_BYTES)
    if (chosen.size <= PICTURE_MAX_BYTES) setFile({ file: chosen, address: URL.createObjectURL(chosen) })
  }
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div>
        <h2 className="text-body font-semibold">{say('depositProof.title')}</h2>
        <p className="text-caption text-text-2">
          {order.proofFileId ? say('depositProof.sent') : say('depositProof.note')}
        </p>
      </div>
      {file ? <Preview {...file} /> : null}
      {send.isPending ? <ProgressBar share={share} label={say('depositProof.progress')} /> : null}
      {isTooLarge ? <Strip tone="error">{say('depositProof.tooLarge')}</Strip> : null}
      <Problem error={send.error} />
      <div className="flex gap-2">
        <ChooseButton onChoose={choose} disabled={send.isPending} />
        {file ? (
          <Button
            kind="primary"
            className="flex-1"
            busy={send.isPending}
            onClick={() => send.mutate(file.file)}
          >
            {say('depositProof.send')}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}

function ChooseButton({ onChoose, disabled }: { onChoose: (file: File) => void; disabled: boolean }) {
  const say = useMessages()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <PictureInput ref={input} label={say('depositProof.choose')} onChoose={onChoose} />
      <Button
        className="flex-1"
        icon={<UploadSimpleIcon size={17} />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {say('depositProof.choose')}
      </Button>
    </>
  )
}

/** The browser's own address of the file: it is let go of when another takes its place. */
function Preview({ address }: Chosen) {
  const say = useMessages()
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return <img src={address} alt={say('depositProof.preview')} className="max-h-60 rounded-m object-contain" />
}
