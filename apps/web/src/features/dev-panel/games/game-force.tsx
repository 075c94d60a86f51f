import type { LobbyGame } from '@keo/contract/games'
import { Switch } from '@keo/ui/fields/switch'
import { TextField } from '@keo/ui/fields/text-field'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { OrderButton } from '../order-button.tsx'
import { useExpirePlay, useFinalise, useForceResult, useFreeRounds, useGameWindow } from './game-orders.ts'

type GameForceProps = { game: LobbyGame; memberId: string }

const DRAWS = /^\d+([ ,]+\d+)*$/
const ROUND = /^\d{1,19}$/
const DRAWS_LENGTH = 200
const ROUND_LENGTH = 19
const GIVEN_ROUNDS = 5

/** Orders on one game, for who is signed in. */
export function GameForce({ game, memberId }: GameForceProps) {
  return (
    <>
      <ForceResult game={game} memberId={memberId} />
      <Finalise />
      <Card className="bg-surface-2">
        <WindowRow game={game} />
      </Card>
      <PlayerOrders game={game} memberId={memberId} />
    </>
  )
}

function ForceResult({ game, memberId }: GameForceProps) {
  const say = useMessages()
  const [draws, setDraws] = useState('')
  const force = useForceResult()
  const give = () =>
    force.mutate({ userId: memberId, gameId: game.symbol, outcome: draws.split(/[ ,]+/).map(Number) })
  return (
    <>
      <TextField
        kind="text"
        autoComplete="off"
        placeholder={say('panel.game.draws')}
        maxLength={DRAWS_LENGTH}
        errorTip={false}
        value={draws}
        onChange={setDraws}
      />
      <OrderButton
        label={say('panel.game.force')}
        order={force}
        onGive={give}
        isDone={!DRAWS.test(draws.trim())}
        answerText={() => say('panel.game.forced')}
        hint={say('panel.game.drawsHint')}
      />
    </>
  )
}

function Finalise() {
  const say = useMessages()
  const [round, setRound] = useState('')
  const finalise = useFinalise()
  return (
    <>
      <TextField
        kind="phone"
        autoComplete="off"
        placeholder={say('panel.game.round')}
        maxLength={ROUND_LENGTH}
        errorTip={false}
        value={round}
        onChange={setRound}
      />
      <OrderButton
        label={say('panel.game.finalise')}
        order={finalise}
        onGive={() => finalise.mutate(round)}
        isDone={!ROUND.test(round)}
        answerText={({ isDone }) => say(isDone ? 'panel.game.finalised' : 'panel.game.noRound')}
      />
    </>
  )
}

function WindowRow({ game }: { game: LobbyGame }) {
  const say = useMessages()
  const window = useGameWindow()
  return (
    <ListRow
      title={say('panel.game.window')}
      note={say('panel.game.windowHint')}
      control={
        <Switch
          label={say('panel.game.window')}
          on={game.isMaintain}
          disabled={window.isPending}
          onChange={(isOn) => window.mutate({ id: game.id, isOn })}
        />
      }
    />
  )
}

function PlayerOrders({ game, memberId }: GameForceProps) {
  const say = useMessages()
  const expire = useExpirePlay()
  const give = useFreeRounds()
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="s" busy={expire.isPending} onClick={() => expire.mutate(memberId)}>
        {say('panel.game.expire')}
      </Button>
      <Button
        size="s"
        disabled={game.engine !== 'slot'}
        busy={give.isPending}
        onClick={() => give.mutate({ id: game.id, rounds: GIVEN_ROUNDS })}
      >
        {say('panel.game.give', { count: GIVEN_ROUNDS })}
      </Button>
    </div>
  )
}
