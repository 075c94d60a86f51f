import { getSuspense, showPayer, type SuspenseMoney } from '@keo/contract/console-suspense'
import type { Me } from '@keo/contract/staff'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { Empty, Loaded, Refused } from '../../parts/states.tsx'
import { useReveal } from '../../parts/use-reveal.ts'
import { dong, unitOf } from '../../platform/figures.ts'
import { useLook } from '../../platform/look.ts'
import { pathTo } from '../../platform/place.ts'
import { REFRESH_MS, useCall } from '../../platform/queries.ts'
import { Choose, type Chosen } from './choose-owner.tsx'
import { OwnerSearch } from './owner-search.tsx'
import { SuspenseDecision } from './suspense-decision.tsx'
import { words, type DepositWord } from './words.ts'

/** Money without an order, or of the wrong one: what its party said, whose it could be, and who gets it. */
export function SuspenseEvidence({ id, me }: { id: string; me: Me }) {
  const money = useCall(getSuspense, { id }, REFRESH_MS)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const mayDecide = me.permissions.includes('suspense.decide')
  return (
    <Loaded of={money}>
      {(found) => (
        <>
          <section className="evidence">
            <Head money={found} maySee={mayDecide} />
            {found.state === 'suspense' ? (
              <>
                <Candidates money={found} chosen={chosen} onChosen={mayDecide ? setChosen : undefined} />
                {mayDecide ? <OwnerSearch chosen={chosen} onChosen={setChosen} /> : null}
              </>
            ) : null}
          </section>
          <SuspenseDecision money={found} chosen={chosen} mayDecide={mayDecide} />
        </>
      )}
    </Loaded>
  )
}

function Head({ money, maySee }: { money: SuspenseMoney; maySee: boolean }) {
  const { say, time } = useLook(words)
  return (
    <header className="evidence-head panel">
      <p className="meta num">
        {money.id} <span className="badge">{say(`state.${money.state}` as DepositWord)}</span>
      </p>
      <p className="hero num">
        {dong(money.amount, true)} {unitOf(money.currency)}
      </p>
      {money.ownerId === '' ? null : (
        <p>
          <a href={pathTo('member', money.ownerId)}>{money.ownerName}</a>
        </p>
      )}
      <Facts
        rows={[
          [say('dp.party'), money.party],
          [say('sp.paymentId'), money.paymentId],
          [say('sp.receivedAt'), time(money.receivedAt)],
          [say('sp.named'), orderOf(money)],
          [say('sp.payer'), <Payer key="payer" money={money} maySee={maySee} />],
          [say('sp.account'), money.payerEnd === '' ? '—' : `••• ${money.payerEnd}`],
          [say('sp.said'), money.said || '—'],
        ]}
      />
    </header>
  )
}

/** The order it came for can be opened; one that is not ours cannot. */
function orderOf({ orderNo, named }: SuspenseMoney) {
  return orderNo === '' ? named || '—' : <a href={pathTo('deposits', orderNo)}>{orderNo}</a>
}

function Payer({ money: { id, payer }, maySee }: { money: SuspenseMoney; maySee: boolean }) {
  const { say } = useLook(words)
  const whole = useReveal(showPayer)
  if (payer === '') return '—'
  return (
    <>
      {whole.data?.payer ?? payer}{' '}
      {maySee && !whole.isSuccess ? (
        <Button size="s" kind="outline" busy={whole.isPending} onClick={() => whole.mutate({ id })}>
          {say('sp.showPayer')}
        </Button>
      ) : null}
      <Refused error={whole.error} />
    </>
  )
}

type CandidatesProps = {
  money: SuspenseMoney
  chosen: Chosen | null
  onChosen: ((one: Chosen) => void) | undefined
}

/** Everybody for whom something speaks, with what it is; none of it decides alone. */
function Candidates({ money, chosen, onChosen }: CandidatesProps) {
  const { say } = useLook(words)
  return (
    <section className="panel">
      <h2>{say('sp.candidates')}</h2>
      {money.candidates.length === 0 ? (
        <Empty>{say('sp.noCandidates')}</Empty>
      ) : (
        <table>
          <tbody>
            {money.candidates.map((one) => (
              <tr key={one.memberId}>
                <td>
                  <a href={pathTo('member', one.memberId)}>{one.userName}</a>
                </td>
                <td>
                  {one.signs.map(({ name, orderNo }) => (
                    <p key={`${name} ${orderNo}`}>
                      {say(`owner.${name}`)}{' '}
                      {orderNo === '' ? null : (
                        <a className="meta num" href={pathTo('deposits', orderNo)}>
                          {orderNo}
                        </a>
                      )}
                    </p>
                  ))}
                </td>
                <td className="end">
                  {onChosen ? <Choose one={one} chosen={chosen} onChosen={onChosen} /> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
