import { ESPORT_TYPE_ID, SPORT_TYPE_ID } from '@keo/contract/ids'
import type { GameType } from '@keo/contract/site'
import { IconStrip } from '@keo/ui/bars/icon-strip'
import { CherriesIcon } from '@keo/ui/icons/cherries'
import { FishIcon } from '@keo/ui/icons/fish'
import { GameControllerIcon } from '@keo/ui/icons/game-controller'
import { PokerChipIcon } from '@keo/ui/icons/poker-chip'
import { RocketLaunchIcon } from '@keo/ui/icons/rocket-launch'
import { SpadeIcon } from '@keo/ui/icons/spade'
import { SquaresFourIcon } from '@keo/ui/icons/squares-four'
import { TicketIcon } from '@keo/ui/icons/ticket'
import type { ReactNode } from 'react'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { useAgentLine } from '../../site/agent-line.ts'
import { byLobbySort } from '../../site/lobby-order.ts'

const ICONS: Partial<Record<GameType['art'], ReactNode>> = {
  sevens: <CherriesIcon size={24} />,
  roulette: <PokerChipIcon size={24} />,
  cards: <SpadeIcon size={24} />,
  fish: <FishIcon size={24} />,
  rocket: <RocketLaunchIcon size={24} />,
  coin: <TicketIcon size={24} />,
}

/** Bets on sports have pages of their own. */
const ELSEWHERE = new Set([SPORT_TYPE_ID, ESPORT_TYPE_ID])
const HALL = 'hall'

/** The hall and every game type by the agent line's lobbySort. */
export function TypeTabs({ types, typeId }: { types: readonly GameType[]; typeId: number }) {
  const say = useMessages()
  const go = useGo()
  const { lobbySort } = useAgentLine()
  const hall = <SquaresFourIcon size={24} />
  const shown = byLobbySort(types, lobbySort).filter(({ id }) => !ELSEWHERE.has(id))
  return (
    <IconStrip<string>
      tiles
      label={say('lobby.types')}
      value={typeId === 0 ? HALL : String(typeId)}
      onChange={(key) => go.replace(key === HALL ? paths.games() : paths.gameLobby(key))}
      tabs={[
        { key: HALL, label: say('lobby.hall'), icon: hall, activeIcon: hall },
        ...shown.map(({ id, name, art }) => {
          const icon = ICONS[art] ?? <GameControllerIcon size={24} />
          return { key: String(id), label: name, icon, activeIcon: icon }
        }),
      ]}
    />
  )
}
