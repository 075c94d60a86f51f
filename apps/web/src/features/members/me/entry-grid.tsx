import type { PlainMessageKey } from '@keo/messages/keys'
import { BankIcon } from '@keo/ui/icons/bank'
import { ChatCircleDotsIcon } from '@keo/ui/icons/chat-circle-dots'
import { GiftIcon } from '@keo/ui/icons/gift'
import { GraduationCapIcon } from '@keo/ui/icons/graduation-cap'
import { HandshakeIcon } from '@keo/ui/icons/handshake'
import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { TrophyIcon } from '@keo/ui/icons/trophy'
import { UsersThreeIcon } from '@keo/ui/icons/users-three'
import { Card } from '@keo/ui/primitives/card'
import { QuickTile } from '@keo/ui/pictures/quick-tile'
import type { ReactNode } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { link } from '../../../page-kit/link.ts'

type Entry = {
  readonly label: PlainMessageKey
  readonly path: string
  readonly icon: ReactNode
  /** Invites to play: hidden from whoever is on a break or excluded. */
  readonly isOffer?: true
}

const ENTRIES: readonly Entry[] = [
  { label: 'me.bank', path: paths.bankCards(), icon: <BankIcon size={24} /> },
  { label: 'me.security', path: paths.profile(), icon: <ShieldCheckIcon size={24} /> },
  { label: 'me.invite', path: paths.invite(), icon: <UsersThreeIcon size={24} />, isOffer: true },
  { label: 'me.welfare', path: paths.welfare(), icon: <GiftIcon size={24} />, isOffer: true },
  { label: 'me.results', path: paths.results(), icon: <TrophyIcon size={24} /> },
  { label: 'me.guides', path: paths.help(), icon: <GraduationCapIcon size={24} /> },
  { label: 'me.feedback', path: paths.feedback(), icon: <ChatCircleDotsIcon size={24} /> },
  { label: 'me.agents', path: paths.agents(), icon: <HandshakeIcon size={24} /> },
]

export function EntryGrid({ areOffersHidden }: { areOffersHidden: boolean }) {
  const say = useMessages()
  const shown = areOffersHidden ? ENTRIES.filter(({ isOffer }) => !isOffer) : ENTRIES
  return (
    <Card className="me-entries" aria-label={say('me.entries')}>
      {shown.map(({ label, path, icon }) => (
        <QuickTile key={label} label={say(label)} icon={icon} {...link(path)} />
      ))}
    </Card>
  )
}
