import { MagnifyingGlassIcon } from '@keo/ui/icons/magnifying-glass'
import { ScreenFrame } from '@keo/ui/patterns/screen-frame'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { useGo, useHere } from '../../../navigation/use-go.ts'
import { LateNote, LiveSection, LiveTop } from '../../live-section/index.ts'
import { HostRings } from './host-rings.tsx'
import { OnAir } from './on-air.tsx'
import { RoomSearch } from './room-search.tsx'
import { TopExperts } from './top-experts.tsx'
import { tagOf } from './tags.ts'
import './live-list.css'

/** `/live/LiveList`: what is on air, who is, and whose plans hold. */
export default function LiveListScreen() {
  const say = useMessages()
  return (
    <LiveSection title={say('page.liveList')}>
      <LiveList />
    </LiveSection>
  )
}

function LiveList() {
  const say = useMessages()
  const go = useGo()
  const { query } = useHere()
  const [isSearching, setSearching] = useState(query.has('find'))
  const words = query.get('find') ?? ''
  const close = () => {
    setSearching(false)
    if (words) go.replace(paths.liveList())
  }
  const search = (
    <IconButton
      label={say('live.search')}
      aria-expanded={isSearching}
      icon={<MagnifyingGlassIcon size={21} />}
      onClick={() => (isSearching ? close() : setSearching(true))}
    />
  )
  return (
    <ScreenFrame bar={<LiveTop tab="list" end={search} />} gutter={false}>
      {isSearching ? <RoomSearch words={words} /> : null}
      <OnAir tag={tagOf(query.get('tag'))} words={words}>
        <HostRings />
      </OnAir>
      {words ? null : <TopExperts />}
      <LateNote />
    </ScreenFrame>
  )
}
