import type { PlanDetail } from '@keo/contract/experts'
import { CopyIcon } from '@keo/ui/icons/copy'
import { LockKeyIcon } from '@keo/ui/icons/lock-key'
import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Suspense } from 'react'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { copyText } from '../../page-kit/clipboard.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { useNow } from '../../platform/use-now.ts'
import { instantOf } from './expert-words.ts'
import './seal-card.css'

/** Only of an open plan there is something to check. */
const SealVerdict = lazyPart(() => import('./seal-verdict.tsx'))

/** That nobody can have changed it: the hash from the moment of writing, checked on this device once it is open. */
export function SealCard({ plan }: { plan: PlanDetail }) {
  const say = useMessages()
  const language = useLanguage()
  const [from, until, now] = [instantOf(plan.writtenAt), instantOf(plan.opensAt), useNow()]
  const share = Math.min(1, Math.max(0, (now - from) / Math.max(1, until - from)))
  return (
    <section className="seal-card">
      <svg className="expert-beams" viewBox="0 0 358 138" preserveAspectRatio="none" aria-hidden="true">
        <path d="M150-10h44l106 160h-84zM230-10h14l106 160h-40z" />
      </svg>
      <h2>
        <LockKeyIcon size={20} />
        {say(plan.opened ? 'plan.opened' : 'plan.sealed')}
      </h2>
      <div className="seal-times num">
        <span>{say('plan.from', { time: formatTime(from, language) })}</span>
        <i>
          <u style={{ width: `${share * 100}%` }} />
        </i>
        <span>{say('plan.until', { time: formatTime(until, language) })}</span>
      </div>
      <div className="seal-hash">
        <ShieldCheckIcon size={17} />
        <code>{shortHash(plan.hash)}</code>
        <IconButton
          label={say('plan.copyHash')}
          icon={<CopyIcon size={16} />}
          onClick={() => void copyText(plan.hash)}
        />
      </div>
      {plan.opened ? (
        <Suspense fallback={<p className="seal-verdict">{say('plan.verify')}</p>}>
          <SealVerdict plan={plan} />
        </Suspense>
      ) : (
        <p className="seal-note">{say('plan.sealNote')}</p>
      )}
    </section>
  )
}

const PIECE = 4
const pieces = (text: string): string => text.match(new RegExp(`.{${PIECE}}`, 'g'))?.join(' ') ?? ''
const shortHash = (hash: string): string => `sha256 ${pieces(hash.slice(0, 8))} … ${pieces(hash.slice(-8))}`
