import { listSandboxPayments, paySandboxOrder, type SandboxPayment } from '@keo/contract/deposit-parties'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { formatMoney } from '../../language/format.ts'
import { money, moneyText, parseMoney, type Money } from '@keo/units/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { Screen } from '../../page-kit/screen.tsx'

const QUERY_KEY = ['sandbox', 'payments'] as const
type How = 'pay' | 'other' | 'refuse' | 'askProof'

/** The other side of a payment, for people who try the product: here they are the bank. */
export default function SandboxBankScreen() {
  const say = useMessages()
  const { data: payments = [] } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => api(listSandboxPayments, {}, { silent: true, signal }),
    staleTime: 0,
  })
  return (
    <Screen title={say('sandboxBank.title')} gutter>
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-footnote text-text-2">{say('sandboxBank.note')}</p>
        {payments.length === 0 ? <EmptyState title={say('sandboxBank.empty')} /> : null}
        {payments.map((payment) => (
          <PaymentCard key={payment.orderNo} payment={payment} />
        ))}
      </div>
    </Screen>
  )
}

function PaymentCard({ payment }: { payment: SandboxPayment }) {
  const say = useMessages()
  const language = useLanguage()
  const cache = useQueryClient()
  const currency = payment.payCurrency === 'USDT' ? 'USDT' : 'VND'
  const due = parseMoney(payment.payAmount, currency) ?? money(0n, currency)
  const act = useMutation({
    mutationFn: ({ how, amount }: { how: How; amount?: Money }) =>
      api(paySandboxOrder, {
        orderNo: payment.orderNo,
        how,
        ...(amount ? { amount: moneyText(amount) } : {}),
      }),
    onSuccess: () => {
      toast.show(say('sandboxBank.sent'))
      void cache.invalidateQueries({ queryKey: QUERY_KEY })
    },
  })
  const tenth = due.minor / 10n
  const ways: { label: string; how: How; amount?: Money }[] = [
    { label: say('sandboxBank.pay'), how: 'pay' },
    { label: say('sandboxBank.less'), how: 'other', amount: money(due.minor - tenth, currency) },
    { label: say('sandboxBank.more'), how: 'other', amount: money(due.minor + tenth, currency) },
    { label: say('sandboxBank.refuse'), how: 'refuse' },
    { label: say('sandboxBank.askProof'), how: 'askProof' },
  ]
  return (
    <Card className="flex flex-col gap-2 p-4" aria-label={payment.orderNo}>
      <div className="flex items-baseline justify-between gap-2">
        <b className="text-callout">{payment.channelName}</b>
        <b className="num">{formatMoney(due, language)}</b>
      </div>
      <p className="num text-caption break-all text-text-3">
        {payment.note} · {payment.orderNo}
        {payment.isByHand ? ` · ${say('sandboxBank.byHand')}` : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        {ways.map(({ label, ...request }) => (
          <Button key={label} size="s" disabled={act.isPending} onClick={() => act.mutate(request)}>
            {label}
          </Button>
        ))}
      </div>
    </Card>
  )
}
