import type { UserInfo } from '@keo/contract/members'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { MemberScreen, WaitingRows } from '../current-member/index.ts'
import { ClosingCard, ClosingNotice } from './privacy/closing-card.tsx'
import { CopyCard } from './privacy/copy-card.tsx'
import { closingQuery } from './privacy/privacy-queries.ts'

export default function MyDataScreen() {
  const say = useMessages()
  return <MemberScreen title={say('privacy.title')}>{(member) => <MyData member={member} />}</MemberScreen>
}

function MyData({ member }: { member: UserInfo }) {
  const { data: closing, isError, isFetching, refetch } = useQuery(closingQuery)
  const [open, setOpen] = useState<'copy' | 'closing' | null>(null)
  const fold = (name: 'copy' | 'closing') => ({
    isOpen: open === name,
    onFold: (isOpen: boolean) => setOpen(isOpen ? name : null),
  })
  if (closing === undefined)
    return isError ? <LoadFailed busy={isFetching} onRetry={() => void refetch()} /> : <WaitingRows />
  return (
    <>
      {closing ? <ClosingNotice closing={closing} /> : null}
      <CopyCard member={member} {...fold('copy')} />
      {closing ? null : <ClosingCard member={member} {...fold('closing')} />}
    </>
  )
}
