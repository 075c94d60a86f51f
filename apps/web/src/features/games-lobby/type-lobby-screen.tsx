import type { patterns } from '../../navigation/paths.ts'
import { useHere } from '../../navigation/use-go.ts'
import { Lobby } from './lobby-screen.tsx'

const TYPE_ID = /^\d{1,7}$/

/** `/sub-game/{id}` with the id of a game type; what is no such id shows the whole lobby. */
export default function TypeLobbyScreen() {
  const { params } = useHere<typeof patterns.gameLobby>()
  return <Lobby typeId={TYPE_ID.test(params.id) ? Number(params.id) : 0} />
}
