import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Spinner } from '@keo/ui/primitives/spinner'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { NoAnswer } from '../../../api/api-outcome.ts'
import { acceptLogin } from '../../../session/login-answer.ts'
import { useMessages } from '../../../language/messages.ts'
import { Screen } from '../../../page-kit/screen.tsx'
import { useGo, useHere } from '../../../navigation/use-go.ts'
import { exchangeHandOver } from '../account-queries.ts'

/** Swaps the one-use code of the address for a session; the code leaves the address before anything else. */
export default function HandOverScreen() {
  const say = useMessages()
  const go = useGo()
  const { query } = useHere()
  const [given] = useState(() => ({
    code: query.get('token') ?? '',
    state: query.get('state') ?? undefined,
    userName: query.get('userName') ?? '',
  }))
  const swap = useMutation({
    mutationFn: () => exchangeHandOver(given.code, given.state),
    onSuccess(answer) {
      acceptLogin(answer, given.userName)
      go.replace(paths.home())
    },
  })
  // One use: a second run of the effect must not spend the code again.
  const isBegun = useRef(false)
  const { mutate } = swap
  useEffect(() => {
    if (isBegun.current || given.code === '') return
    isBegun.current = true
    go.replace(paths.handOver())
    mutate()
  }, [given, go, mutate])

  return (
    <Screen title={say('handOver.title')}>
      {swap.isError || given.code === '' ? (
        <EmptyState
          title={say('handOver.failedTitle')}
          note={say(swap.error instanceof NoAnswer ? 'accounts.noAnswer' : 'handOver.failedNote')}
          action={
            <Button kind="primary" onClick={() => go.replace(paths.login())}>
              {say('login.submit')}
            </Button>
          }
        />
      ) : (
        <div className="grid place-items-center gap-4 pt-[22vh] text-center" role="status">
          <Spinner size={32} className="text-brand" />
          <p className="text-callout text-text-2">{say('handOver.busy')}</p>
        </div>
      )}
    </Screen>
  )
}
