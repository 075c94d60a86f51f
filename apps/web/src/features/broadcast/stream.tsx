import { type RefObject, useEffect, useRef } from 'react'

type StreamProps = { url: string; isPaused: boolean; hasSound: boolean; onFailed: () => void }

const HLS = 'application/vnd.apple.mpegurl'

/** The operator's own pictures, over the drawn ones: whoever cannot play them sees what is drawn. */
export default function Stream({ url, isPaused, hasSound, onFailed }: StreamProps) {
  const video = useRef<HTMLVideoElement>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    failed.current = onFailed
  }, [onFailed])
  useEffect(() => attach(video, url, () => failed.current()), [url])
  useEffect(() => {
    if (isPaused) video.current?.pause()
    // A browser that wants a tap first shows its first picture until then.
    else void video.current?.play().catch(() => undefined)
  }, [isPaused])
  return (
    <video
      ref={video}
      className="broadcast-canvas"
      playsInline
      autoPlay
      muted={!hasSound}
      aria-hidden="true"
      onError={onFailed}
    >
      {/* What is said in a live stream comes within it, where it comes at all. */}
      <track kind="captions" />
    </video>
  )
}

/** By the browser itself where it can, else by the library, which is loaded only then. */
function attach(
  video: RefObject<HTMLVideoElement | null>,
  url: string,
  onFailed: () => void,
): (() => void) | undefined {
  const target = video.current
  if (!target) return undefined
  if (target.canPlayType(HLS) !== '') {
    target.src = url
    return () => target.removeAttribute('src')
  }
  const player = playByLibrary(target, url, onFailed)
  return () => void player.then((close) => close())
}

async function playByLibrary(
  target: HTMLVideoElement,
  url: string,
  onFailed: () => void,
): Promise<() => void> {
  const Hls = await import('hls.js/light').then(
    (library) => library.default,
    () => null,
  )
  if (!Hls?.isSupported()) {
    onFailed()
    return () => undefined
  }
  // The content policy lets no worker be made of text.
  const player = new Hls({ enableWorker: false })
  player.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) onFailed()
  })
  player.loadSource(url)
  player.attachMedia(target)
  return () => player.destroy()
}
