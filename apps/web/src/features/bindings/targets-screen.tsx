import { PlusIcon } from '@keo/ui/icons/plus'
import { TrashIcon } from '@keo/ui/icons/trash'
import { Card } from '@keo/ui/primitives/card'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useState } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { formatDateTime } from '../../language/format-dates.ts'
import { toast } from '../../toasts/toast.ts'
import { followLink } from '../../navigation/use-go.ts'
import { parseServerTime } from '@keo/units/instants'
import { MemberScreen } from '../current-member/index.ts'
import { PasswordNeeded, PinSheet } from '../withdraw-password/index.ts'
import { useBankCards, useDeleteTarget, useWallets, type PayoutTarget } from './binding-queries.ts'
import { TargetCard } from './target-card.tsx'
import { targetName } from './target-words.ts'

export default function TargetsScreen() {
  const say = useMessages()
  return <MemberScreen title={say('withdraw.targets')}>{() => <Targets />}</MemberScreen>
}

function Targets() {
  const say = useMessages()
  const cards = useBankCards().data
  const wallets = useWallets().data
  const [leaving, setLeaving] = useState<PayoutTarget | null>(null)
  const usdt = wallets?.filter(({ currency }) => currency === 'USDT')
  const ewallets = wallets?.filter(({ currency }) => currency === 'EWALLET')
  const group = (
    title: string,
    targets: readonly PayoutTarget[] | undefined,
    add: { label: string; to: string },
  ) => <TargetGroup title={title} targets={targets} add={add} onDelete={setLeaving} />
  return (
    <>
      <PasswordNeeded />
      {group(say('bindings.cards'), cards, { label: say('bindings.addCard'), to: paths.addBankCard() })}
      {group(say('bindings.crypto'), usdt, {
        label: say('bindings.addCrypto'),
        to: paths.addCryptoAddress(),
      })}
      {group(say('bindings.ewallets'), ewallets, {
        label: say('bindings.addEwallet'),
        to: paths.addEwallet(),
      })}
      <DeleteSheet target={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}

type TargetGroupProps = {
  title: string
  targets: readonly PayoutTarget[] | undefined
  add: { label: string; to: string }
  onDelete: (target: PayoutTarget) => void
}

function TargetGroup({ title, targets, add, onDelete }: TargetGroupProps) {
  const say = useMessages()
  return (
    <section aria-label={title} className="flex flex-col gap-2.5">
      <h2 className="px-0.5 text-footnote font-semibold text-text-2">{title}</h2>
      {targets?.map((target) => (
        <div key={target.id}>
          <TargetCard
            target={target}
            corner={
              <IconButton
                label={say('bindings.deleteOf', { name: `${targetName(target)} ${target.maskedNumber}` })}
                icon={<TrashIcon size={19} />}
                className="-my-2 -mr-2"
                onClick={() => onDelete(target)}
              />
            }
          />
          <YoungNote target={target} />
        </div>
      ))}
      <Card>
        <ListRow
          title={add.label}
          note={targets?.length === 0 ? say('bindings.none') : undefined}
          icon={<PlusIcon size={20} />}
          tile
          href={add.to}
          onClick={(event) => followLink(event, add.to)}
        />
      </Card>
    </section>
  )
}

function YoungNote({ target }: { target: PayoutTarget }) {
  const say = useMessages()
  const language = useLanguage()
  const from = parseServerTime(target.largeFromTime)
  if (from === undefined) return null
  return (
    <p className="px-1 pt-1.5 text-caption text-text-3">
      {say('bindings.young', { time: formatDateTime(from, language) })}
    </p>
  )
}

function DeleteSheet({ target, onClose }: { target: PayoutTarget | null; onClose: () => void }) {
  const say = useMessages()
  const remove = useDeleteTarget()
  return (
    <PinSheet
      open={target !== null}
      onClose={onClose}
      purpose="binding"
      summary={
        target ? (
          <p className="text-footnote text-text-2">
            <b className="font-semibold text-text">
              {say('bindings.deleteOf', { name: `${targetName(target)} ${target.maskedNumber}` })}
            </b>{' '}
            {say('bindings.deleteNote')}
          </p>
        ) : null
      }
      onSealed={async (withdrawPwd) => {
        if (!target) return
        await remove.mutateAsync({ target, withdrawPwd })
        toast.show(say('bindings.deleted'), { kind: 'success' })
        onClose()
      }}
    />
  )
}
