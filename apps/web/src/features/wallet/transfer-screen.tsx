import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { MainWalletCard } from './transfer/main-wallet-card.tsx'
import { TransferForm } from './transfer/transfer-form.tsx'
import { WalletSkeleton } from './wallet-skeleton.tsx'
import { useWallet } from './wallet-query.ts'

/** Between the main wallet and the game providers'. */
export default function TransferScreen() {
  const say = useMessages()
  const { data: wallet, isError, isFetching, refetch } = useWallet()
  return (
    <Screen title={say('transfer.title')} right="support" gutter>
      <div className="flex flex-col gap-3 pt-2 pb-6">
        {wallet ? (
          <>
            <MainWalletCard wallet={wallet} />
            <TransferForm wallet={wallet} />
          </>
        ) : isError ? (
          <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <WalletSkeleton />
        )}
      </div>
    </Screen>
  )
}
