import { useMessages } from '../../language/messages.ts'
import { cancelUpload, type Upload, uploadAgain } from './uploads.ts'

const RADIUS = 19
const LENGTH = 2 * Math.PI * RADIUS

type UploadLineProps = { upload: Upload; to: Parameters<typeof uploadAgain>[0] }

/** A picture on its way: a tap takes it back. When it did not arrive, it says why and can be tried again. */
export function UploadLine({ upload, to }: UploadLineProps) {
  const say = useMessages()
  const { problem, share, address } = upload
  const isUnderWay = problem === 'none'
  const words =
    problem === 'tooLarge'
      ? say('supportChat.picture.tooLarge')
      : typeof problem === 'object'
        ? problem.refused
        : say('supportChat.mark.failed')
  return (
    <div className="chat-line" data-own>
      {isUnderWay ? (
        <button
          type="button"
          className="chat-picture"
          aria-label={say('supportChat.picture.cancel')}
          onClick={() => cancelUpload(upload)}
        >
          <img src={address} alt="" />
          <Ring share={share} />
        </button>
      ) : (
        <span className="chat-picture">
          <img src={address} alt={say('supportChat.picture')} />
        </span>
      )}
      <p className="chat-meta" role={isUnderWay ? undefined : 'alert'} data-failed={!isUnderWay || undefined}>
        {isUnderWay ? say('supportChat.picture.sending') : words}
        {problem === 'noAnswer' ? (
          <button type="button" className="chat-meta-action" onClick={() => uploadAgain(to, upload)}>
            {say('supportChat.retry')}
          </button>
        ) : null}
        {isUnderWay ? null : (
          <button type="button" className="chat-meta-action" onClick={() => cancelUpload(upload)}>
            {say('supportChat.remove')}
          </button>
        )}
      </p>
    </div>
  )
}

function Ring({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  const ring = { cx: 23, cy: 23, r: RADIUS, fill: 'none', stroke: 'currentColor', strokeWidth: 4 }
  return (
    <span
      className="chat-ring"
      role="progressbar"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <svg width="46" height="46" viewBox="0 0 46 46" aria-hidden="true">
        <circle {...ring} strokeOpacity=".25" />
        <circle
          {...ring}
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
          transform="rotate(-90 23 23)"
        />
      </svg>
      <b className="num">{percent}%</b>
    </span>
  )
}
