import { BankIcon } from '@keo/ui/icons/bank'
import { CrownIcon } from '@keo/ui/icons/crown'
import { QrCodeIcon } from '@keo/ui/icons/qr-code'
import { UsersIcon } from '@keo/ui/icons/users'
import { WalletIcon } from '@keo/ui/icons/wallet'
import { Art } from '@keo/ui/pictures/art'
import { ChannelIcon } from '@keo/ui/product/channel-icon'
import type { DepositChannel } from '@keo/contract/deposit'
import type { ReactNode } from 'react'

const BY_ID: Readonly<Record<string, ReactNode>> = {
  vietqr: <ChannelIcon ground="lime" icon={<QrCodeIcon size={22} />} />,
  large: <ChannelIcon ground="bronze" icon={<CrownIcon weight="fill" size={18} />} />,
}

const BY_KIND: Record<DepositChannel['kind'], ReactNode> = {
  bank: BY_ID.vietqr,
  gateway: <ChannelIcon ground="bank" icon={<BankIcon weight="fill" size={18} />} />,
  crypto: <Art name="usdt" size={30} />,
  c2c: <ChannelIcon ground="orchid" icon={<UsersIcon weight="fill" size={18} />} />,
  ewallet: <ChannelIcon ground="lotus" icon={<WalletIcon weight="fill" size={18} />} />,
}

export function channelPicture({ id, kind }: DepositChannel): ReactNode {
  return BY_ID[id] ?? BY_KIND[kind]
}
