import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { useMessages } from '../../language/messages.ts'
import { useHere } from '../../navigation/use-go.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { AddressForm } from './addresses/address-form.tsx'
import { addressesQuery } from './addresses/address-queries.ts'
import { MemberScreen, WaitingRows } from '../current-member/index.ts'

/** Adds an address, or changes the one that the query names. */
export default function AddressScreen() {
  const say = useMessages()
  const id = useHere().query.get('id')
  return (
    <MemberScreen title={say(id === null ? 'address.add' : 'address.edit')}>
      {() => <KnownAddress id={id} />}
    </MemberScreen>
  )
}

function KnownAddress({ id }: { id: string | null }) {
  const say = useMessages()
  const { data: addresses, isError, isFetching, refetch } = useQuery(addressesQuery)
  if (!addresses)
    return isError ? <LoadFailed busy={isFetching} onRetry={() => void refetch()} /> : <WaitingRows />
  const address = addresses.find((held) => held.id === id)
  if (id !== null && !address) return <EmptyState title={say('address.gone')} />
  return <AddressForm address={address} isFirst={addresses.length === 0} />
}
