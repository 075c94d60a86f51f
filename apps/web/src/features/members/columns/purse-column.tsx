import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { patterns } from '../../../navigation/paths.ts'
import { useMessages } from '../../../language/messages.ts'
import { useIsIn, useSession } from '../../../session/session.ts'
import { LastRecords } from '../../wallet/index.ts'
import { WalletCard } from '../me/wallet-card.tsx'
import { useDoors } from '../../current-member/index.ts'
import './purse-column.css'

/** They show the balance themselves. */
const WITH_BALANCE: ReadonlySet<string> = new Set([patterns.me, patterns.transfer])

/** What the member has and what moved last, unless the page itself shows it; a visitor finds the ways in. */
export default function PurseColumn({ pattern }: { pattern: string }) {
  const { isLoggedIn } = useSession()
  const isIn = useIsIn()
  // The member's own page has the ways in too.
  if (!isLoggedIn) return pattern === patterns.me ? null : <Doors />
  return (
    <div className="side-purse">
      {WITH_BALANCE.has(pattern) ? null : <WalletCard alone />}
      {isIn && pattern !== patterns.transactions ? <LastRecords /> : null}
    </div>
  )
}

function Doors() {
  const say = useMessages()
  const doors = useDoors()
  return (
    <Card hero className="p-4">
      <h2 className="text-title-3 font-bold">{say('guest.title')}</h2>
      <p className="mt-1 mb-4 text-footnote text-pretty text-text-2">{say('guest.note')}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={doors.signIn}>{say('guest.signIn')}</Button>
        <Button kind="primary" onClick={doors.register}>
          {say('guest.register')}
        </Button>
      </div>
    </Card>
  )
}
