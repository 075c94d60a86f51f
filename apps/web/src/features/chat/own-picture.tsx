import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { pictureQuery } from '../../page-kit/keep-picture.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { previews } from './uploads.ts'

const LargePicture = lazyPart(() => import('./large-picture.tsx'))

/** A picture that was sent; a tap opens it large. */
export function OwnPicture({ fileId }: { fileId: string }) {
  const say = useMessages()
  const [isLarge, setLarge] = useState(false)
  const preview = previews.get(fileId)
  const { data, isError } = useQuery({ ...pictureQuery(fileId), enabled: preview === undefined })
  const address = preview ?? (data && `data:${data.type};base64,${data.picture}`)
  if (isError) return <p className="chat-bubble text-text-3">{say('supportChat.picture.gone')}</p>
  if (!address) return <Skeleton shape="card" width={168} height={112} />
  return (
    <>
      <button
        type="button"
        className="chat-picture"
        aria-label={say('supportChat.picture.enlarge')}
        onClick={() => setLarge(true)}
      >
        <img src={address} alt={say('supportChat.picture')} />
      </button>
      <Suspense>{isLarge ? <LargePicture address={address} close={() => setLarge(false)} /> : null}</Suspense>
    </>
  )
}
