import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../language/messages.ts'
import { pictureQuery } from '../../page-kit/keep-picture.ts'

/** An own picture, as the server drew it anew. */
export function KeptPicture({ fileId, words }: { fileId: string; words: string }) {
  const say = useMessages()
  const { data, isError } = useQuery(pictureQuery(fileId))
  if (isError) return <p className="text-caption text-text-3">{say('feedback.pictureGone')}</p>
  if (!data) return <Skeleton shape="card" width={120} height={120} />
  return (
    <img
      src={`data:${data.type};base64,${data.picture}`}
      alt={words}
      className="max-h-44 max-w-full rounded-m border border-line object-contain"
    />
  )
}
