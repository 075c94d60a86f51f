import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { homeMatchesQuery } from '../sports/index.ts'

/** How many matches are under way; what stands there otherwise, while none is or nobody knows. */
export default function LiveCount({ children }: { children: ReactNode }) {
  const say = useMessages()
  const { data } = useQuery(homeMatchesQuery)
  if (!data?.live) return children
  return (
    <>
      <i className="ui-live-dot" aria-hidden="true" />
      {say('sports.live.count', { n: data.live })}
    </>
  )
}
