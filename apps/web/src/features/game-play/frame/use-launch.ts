import { jumpToDemo, jumpToGame } from '@keo/contract/games'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { api } from '../../../api/api.ts'
import { ApiRefusal } from '../../../api/api-outcome.ts'
import { paths, withQuery } from '../../../navigation/paths.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { clock } from '../../../platform/time.ts'
import { baseOfLaunch, createPlayClient } from '../session/play-client.ts'
import { openSession, type PlaySession } from '../session/play-session.ts'

export type Launch =
  | { readonly status: 'opening'; readonly attempt: number }
  | { readonly status: 'open'; readonly session: PlaySession }
  /** The server refused, in the player's words. */
  | { readonly status: 'refused'; readonly refusal: ApiRefusal }
  | { readonly status: 'away' }

/** Opens a game: asks where it is, and turns its one-use launch into a play session. Again after `relaunch`. */
export function useLaunch(gameId: number, isDemo: boolean, title: string) {
  const go = useGo()
  const [attempt, setAttempt] = useState(0)
  const [launch, setLaunch] = useState<Launch>({ status: 'opening', attempt })
  const relaunch = useCallback(() => setAttempt((count) => count + 1), [])

  /** Another company's page: it comes from an address, and the page of addresses shows it. */
  const goThere = useEffectEvent((url: string, lobbyCode: string) =>
    go.replace(withQuery(paths.webview(), { title, url: btoa(url), lobbyCode })),
  )

  useEffect(() => {
    let isLeft = false
    let opened: PlaySession | undefined
    const tell = (next: Launch) => {
      if (!isLeft) setLaunch(next)
    }
    async function open(): Promise<void> {
      tell({ status: 'opening', attempt })
      const jump = await api(isDemo ? jumpToDemo : jumpToGame, { id: gameId }, { silent: true })
      if (!jump.isHere || jump.launch === null) {
        if (!isLeft) goThere(jump.url, jump.lobbyCode)
        return
      }
      opened = await openSession(createPlayClient(baseOfLaunch(jump.url)), jump.launch, clock)
      // Rounds of earlier visits; a game without them is played all the same.
      void opened.readRounds().catch(() => {})
      void opened.tellUnseen().catch(() => {})
      tell({ status: 'open', session: opened })
    }
    open().catch((error: unknown) =>
      tell(error instanceof ApiRefusal ? { status: 'refused', refusal: error } : { status: 'away' }),
    )
    return () => {
      isLeft = true
      opened?.close()
    }
  }, [gameId, isDemo, attempt])

  return { launch, relaunch }
}
