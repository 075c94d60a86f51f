import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { useMessages } from '../../../language/messages.ts'
import { useVerifyAddress } from '../../../page-kit/use-verify-address.ts'
import { toast } from '../../../toasts/toast.ts'
import { useStatementFile } from '../record-queries.ts'
import { useWallet } from '../wallet-query.ts'

/** The file with every movement, and the page by which anybody can check it. */
export function StatementCard() {
  const say = useMessages()
  const { data: wallet } = useWallet()
  const file = useStatementFile()
  const checker = useVerifyAddress()
  const saved = () => toast.show(say('financial.downloaded'), { kind: 'success' })
  return (
    <Card className="flex flex-col gap-3 p-3.5">
      <h2 className="text-body font-semibold">{say('financial.statement')}</h2>
      <p className="text-footnote text-pretty text-text-2">{say('financial.statementNote')}</p>
      <Button
        kind="soft"
        icon={<DownloadSimpleIcon size={18} />}
        busy={file.isPending}
        disabled={!wallet}
        onClick={() => wallet && file.mutate(wallet.currency, { onSuccess: saved })}
      >
        {say('financial.download')}
      </Button>
      <a
        href={checker}
        target="_blank"
        rel="noopener"
        className="flex min-h-11 items-center justify-center text-callout font-semibold text-brand-text"
      >
        {say('financial.check')}
      </a>
    </Card>
  )
}
