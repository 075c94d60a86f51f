import { useQuery } from '@tanstack/react-query'
import { PanelQuery } from './panel-query.tsx'

type DeskPictureProps = {
  fileId: string
  load: () => Promise<{ type: string; picture: string }>
}

/** A picture that a member sent, as the people of the site see it. */
export function DeskPicture({ fileId, load }: DeskPictureProps) {
  const picture = useQuery({
    queryKey: ['sandbox', 'desk', 'picture', fileId],
    queryFn: load,
    staleTime: Infinity,
  })
  return (
    <PanelQuery query={picture}>
      {({ type, picture: base64 }) => (
        <img
          src={`data:${type};base64,${base64}`}
          alt={fileId}
          className="max-h-44 max-w-full rounded-m border border-line object-contain"
        />
      )}
    </PanelQuery>
  )
}
