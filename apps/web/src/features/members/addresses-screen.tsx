import { type Address, ADDRESSES_MAX } from '@keo/contract/addresses'
import { PlusIcon } from '@keo/ui/icons/plus'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useQuery } from '@tanstack/react-query'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import { link } from '../../page-kit/link.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { addressesQuery } from './addresses/address-queries.ts'
import { MemberScreen, WaitingRows } from '../current-member/index.ts'

export default function AddressesScreen() {
  const say = useMessages()
  return <MemberScreen title={say('profile.addresses')}>{() => <AddressList />}</MemberScreen>
}

function AddressList() {
  const say = useMessages()
  const { data: addresses, isError, isFetching, refetch } = useQuery(addressesQuery)
  if (!addresses)
    return isError ? <LoadFailed busy={isFetching} onRetry={() => void refetch()} /> : <WaitingRows />
  if (addresses.length === 0)
    return <EmptyState title={say('address.none')} note={say('address.noneNote')} action={<AddButton />} />
  return (
    <>
      <Card>
        {addresses.map((address) => (
          <AddressRow key={address.id} address={address} />
        ))}
      </Card>
      <AddFooter count={addresses.length} />
    </>
  )
}

function AddressRow({ address }: { address: Address }) {
  const say = useMessages()
  const { id, name, phone, line, ward, province, isDefault } = address
  return (
    <ListRow
      title={
        <span className="flex items-center gap-2">
          <span className="ell font-semibold">{name}</span>
          <span className="num flex-none text-footnote text-text-2">0{phone}</span>
          {isDefault ? <Badge tone="brand">{say('address.default')}</Badge> : null}
        </span>
      }
      note={[line, ward, province].join(', ')}
      {...link(withQuery(paths.address(), { id }))}
    />
  )
}

function AddFooter({ count }: { count: number }) {
  const say = useMessages()
  const isFull = count >= ADDRESSES_MAX
  return (
    <div className="flex flex-col items-center gap-3 pt-1">
      <p className="text-caption text-text-3">
        {isFull
          ? say('address.full', { max: ADDRESSES_MAX })
          : say('address.count', { count, max: ADDRESSES_MAX })}
      </p>
      {isFull ? null : <AddButton />}
    </div>
  )
}

function AddButton() {
  const say = useMessages()
  const go = useGo()
  return (
    <Button kind="primary" icon={<PlusIcon size={16} />} onClick={() => go.to(paths.address())}>
      {say('address.add')}
    </Button>
  )
}
