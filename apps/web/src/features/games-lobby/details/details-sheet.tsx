import type { GameType } from '@keo/contract/site'
import { ShareNetworkIcon } from '@keo/ui/icons/share-network'
import { HeartIcon } from '@keo/ui/icons/heart'
import { Sheet } from '@keo/ui/layers/sheet'
import { Button } from '@keo/ui/primitives/button'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import type { Instant } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../language/messages.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { useGo, useHere } from '../../../navigation/use-go.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { shareLink } from '../../../page-kit/share-link.ts'
import { useIsIn } from '../../../session/session.ts'
import { gameRestsUntil } from '../../../site/game-rest.ts'
import { lobbyQueries, useFavourite } from '../lobby-queries.ts'
import { GameFactsView } from './game-facts.tsx'
import '@keo/ui/drawings/games/details-inks.css'
import './details.css'

type DetailsSheetProps = {
  gameId: number | null
  types: readonly GameType[]
  now: Instant
  onClose: () => void
  /** Another game of the same engine. */
  onOpen: (id: number) => void
}

/** What there is to know of a game before it is played. */
export function DetailsSheet({ gameId, types, now, onClose, onOpen }: DetailsSheetProps) {
  const say = useMessages()
  const details = useQuery({ ...lobbyQueries.details(gameId ?? 0), enabled: gameId !== null })
  const game = details.data?.game
  const until = game ? gameRestsUntil(game, types, now) : null
  return (
    <Sheet
      open={gameId !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={game?.name ?? say('gameDetails.title')}
      closeLabel={say('common.close')}
      actions={
        game ? (
          <>
            <Share id={game.id} name={game.name} />
            <Favourite id={game.id} isFavourite={game.isFavourite} />
          </>
        ) : null
      }
      footer={game ? <PlayButtons id={game.id} hasDemo={game.hasDemo} isResting={until !== null} /> : null}
    >
      {details.isPending ? <Waiting /> : null}
      {details.isError ? (
        <LoadFailed busy={details.isFetching} onRetry={() => void details.refetch()} />
      ) : null}
      {details.data ? <GameFactsView details={details.data} until={until} onOpen={onOpen} /> : null}
    </Sheet>
  )
}

function Waiting() {
  return (
    <div className="flex flex-col gap-2.5">
      <Skeleton shape="card" height={84} />
      <Skeleton shape="card" height={150} />
      <Skeleton shape="card" height={64} />
    </div>
  )
}

function Share({ id, name }: { id: number; name: string }) {
  const say = useMessages()
  return (
    <IconButton
      label={say('gameDetails.share')}
      icon={<ShareNetworkIcon size={20} />}
      onClick={() => void shareLink(name, paths.gameLobby(String(id)))}
    />
  )
}

function Favourite({ id, isFavourite }: { id: number; isFavourite: boolean }) {
  const say = useMessages()
  const go = useGo()
  const here = useHere()
  const isIn = useIsIn()
  const favourite = useFavourite()
  return (
    <IconButton
      label={say(isFavourite ? 'gameDetails.unfavourite' : 'gameDetails.favourite')}
      aria-pressed={isFavourite}
      disabled={favourite.isPending}
      icon={<HeartIcon size={20} weight={isFavourite ? 'fill' : 'regular'} />}
      onClick={() =>
        isIn
          ? favourite.mutate({ id, isFavourite: !isFavourite })
          : go.to(withQuery(paths.login(), { redirect: here.path }))
      }
    />
  )
}

type PlayButtonsProps = { id: number; hasDemo: boolean; isResting: boolean }

/** A guest plays for free at once; with money after the login, which leads back to the game. */
function PlayButtons({ id, hasDemo, isResting }: PlayButtonsProps) {
  const say = useMessages()
  const go = useGo()
  const isIn = useIsIn()
  const game = paths.gameLobby(String(id))
  return (
    <div className="flex gap-2">
      {hasDemo ? (
        <Button
          kind="outline"
          size="l"
          className="flex-[2]"
          disabled={isResting}
          onClick={() => go.to(withQuery(game, { demo: '1' }))}
        >
          {say('gameDetails.demo')}
        </Button>
      ) : null}
      <Button
        kind="primary"
        size="l"
        className="flex-[3]"
        disabled={isResting}
        onClick={() => go.to(isIn ? game : withQuery(paths.login(), { redirect: game }))}
      >
        {say('gameDetails.play')}
      </Button>
    </div>
  )
}
