import { TextField } from '@keo/ui/fields/text-field'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { useSession } from '../../../session/session.ts'
import { PanelQuery } from '../panel-query.tsx'
import { GameForce } from './game-force.tsx'
import { gameQuery } from './game-orders.ts'
import { WalletWeather } from './wallet-weather.tsx'

const GAME_ID = /^\d{10}$/
const ID_DIGITS = 10

/** Makes something happen to the game of this page, or to one that is named, and to the calls of its provider. */
export default function GamesTab() {
  const say = useMessages()
  const [typed, setTyped] = useState(gameOfPage)
  return (
    <div className="flex flex-col gap-5">
      <section className="flex flex-col gap-3">
        <SectionTitle>{say('panel.game')}</SectionTitle>
        <TextField
          kind="phone"
          autoComplete="off"
          placeholder={say('panel.game.id')}
          maxLength={ID_DIGITS}
          errorTip={false}
          value={typed}
          onChange={setTyped}
        />
        {GAME_ID.test(typed) ? (
          <ChosenGame key={typed} id={Number(typed)} />
        ) : (
          <p className="text-callout text-text-3">{say('panel.game.hint')}</p>
        )}
      </section>
      <WalletWeather />
    </div>
  )
}

const gameOfPage = () => /^\/sub-game\/(\d{10})$/.exec(location.pathname)?.[1] ?? ''

function ChosenGame({ id }: { id: number }) {
  const say = useMessages()
  const { member } = useSession()
  const game = useQuery(gameQuery(id))
  return (
    <PanelQuery query={game}>
      {(found) => (
        <>
          <p className="text-callout font-semibold">{found.name}</p>
          {member ? (
            <GameForce game={found} memberId={member.id} />
          ) : (
            <p className="text-callout text-text-3">{say('panel.game.signIn')}</p>
          )}
        </>
      )}
    </PanelQuery>
  )
}
