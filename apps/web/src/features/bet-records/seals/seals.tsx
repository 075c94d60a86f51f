import type { SealedRow } from '@keo/contract/sealed-row'
import { checkStatement } from '@keo/contract/statement-check'
import type { PlainMessageKey } from '@keo/messages/keys'
import { Badge } from '@keo/ui/primitives/badge'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import type { Currency } from '@keo/units/money'
import { useMemo } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { sha256Hex } from '../../../proofs/proof.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { useVerifyAddress } from '../../../page-kit/use-verify-address.ts'
import { useTimes } from '../replay/use-times.ts'
import './seals.css'

const KINDS: Readonly<Record<string, PlainMessageKey>> = {
  'bet.stake': 'betReplay.seal.stake',
  'bet.settled': 'betReplay.seal.settled',
  'bet.refund': 'betReplay.seal.refund',
  'bet.cashout': 'betReplay.seal.cashOut',
  'bet.correction': 'betReplay.seal.correction',
  'game.bet': 'betReplay.seal.gameStake',
  'game.win': 'betReplay.seal.settled',
  'game.bonus': 'betReplay.seal.settled',
  'game.promo': 'betReplay.seal.settled',
  'game.jackpot': 'betReplay.seal.jackpot',
  'game.refund': 'betReplay.seal.refund',
  'adjustment.game': 'betReplay.seal.correction',
}

type SealsProps = { seals: readonly SealedRow[]; currency: Currency }

/** What a bet or a round did to the wallet, each row recomputed here and with the way to do so without us. */
export default function Seals({ seals, currency }: SealsProps) {
  const say = useMessages()
  return (
    <section className="seals">
      <SectionTitle>{say('betReplay.seals')}</SectionTitle>
      <p className="seals-note">{say(seals.length === 0 ? 'betReplay.noSeals' : 'betReplay.sealsNote')}</p>
      <ul>
        {seals.map((seal) => (
          <Seal key={seal.seq} seal={seal} currency={currency} />
        ))}
      </ul>
    </section>
  )
}

function Seal({ seal, currency }: { seal: SealedRow; currency: Currency }) {
  const say = useMessages()
  const { text } = useAmounts(currency)
  const { time } = useTimes(seal.at, seal.at)
  const { seq, kind, change, hash, statement } = seal
  const checker = useVerifyAddress(statement)
  const isIntact = useMemo(() => fits(seal), [seal])
  return (
    <li className="ui-card">
      <p>
        <b>{say(KINDS[kind] ?? 'betReplay.seal.other')}</b>
        <b className="num">{change.startsWith('-') ? text(change) : `+${text(change)}`}</b>
      </p>
      <p>
        <span className="num">{say('betReplay.seal.row', { seq: String(seq), time: time(seal.at) })}</span>
        <Badge tone={isIntact ? 'win' : 'error'}>
          {say(isIntact ? 'betReplay.seal.fits' : 'betReplay.seal.broken')}
        </Badge>
      </p>
      <code>{hash}</code>
      <a href={checker}>{say('betReplay.seal.check')}</a>
    </li>
  )
}

/** The row is in its chain, and its hash is the one that is shown. */
function fits({ statement, hash, seq }: SealedRow): boolean {
  const verdict = checkStatement(statement, sha256Hex)
  return verdict.isIntact && verdict.hash === hash && verdict.seq === String(seq)
}
