import { InfoIcon } from '@keo/ui/icons/info'
import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { SpeakerHighIcon } from '@keo/ui/icons/speaker-high'
import { SpeakerSlashIcon } from '@keo/ui/icons/speaker-slash'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { useSound } from '../sound/use-sound.ts'
import type { PlaySession } from '../session/play-session.ts'

const FairnessSheet = lazy(() => import('../fairness/fairness-sheet.tsx'))
const RulesSheet = lazy(() => import('./rules-sheet.tsx'))

type SheetName = 'fairness' | 'rules'
type GameToolsProps = {
  session: PlaySession
  sheet: SheetName | null
  onSheet: (sheet: SheetName | null) => void
}

/** Below the controls: rules, proof and sound. */
export function GameTools({ session, sheet, onSheet }: GameToolsProps) {
  const say = useMessages()
  const [isSoundOn, toggleSound] = useSound(session.opened.gameId)
  const SpeakerIcon = isSoundOn ? SpeakerHighIcon : SpeakerSlashIcon
  return (
    <>
      <div className="play-tools">
        <button type="button" onClick={() => onSheet('rules')}>
          <InfoIcon size={18} />
          {say('game.rules')}
        </button>
        <button type="button" onClick={() => onSheet('fairness')}>
          <ShieldCheckIcon size={18} />
          {say('game.proof')}
        </button>
        <button type="button" aria-pressed={isSoundOn} onClick={toggleSound}>
          <SpeakerIcon size={18} />
          {say('game.sound')}
        </button>
      </div>
      <Suspense fallback={null}>
        {sheet === 'fairness' ? <FairnessSheet session={session} onClose={() => onSheet(null)} /> : null}
        {sheet === 'rules' ? <RulesSheet session={session} onClose={() => onSheet(null)} /> : null}
      </Suspense>
    </>
  )
}
