/** From so much of its usual width on a text counts as large. */
const LARGE = 1.3
const FONT = '20px monospace'

/**
 * Says in the document whether the browser or the phone sets text larger than the page asks for, which no media query
 * tells: a figure in the page is held against the same figure on a canvas, which knows no such setting.
 */
export function followTextSize(root: HTMLElement, load: () => Promise<unknown>): void {
  const probe = document.createElement('i')
  probe.textContent = '0'
  probe.ariaHidden = 'true'
  Object.assign(probe.style, { position: 'fixed', top: '-99px', font: FONT })
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return
  canvas.font = FONT
  const usual = canvas.measureText('0').width
  const isLarge = () => probe.offsetWidth > usual * LARGE
  const say = (): void => {
    root.dataset.text = isLarge() ? 'large' : 'usual'
  }
  new ResizeObserver(() => {
    if (isLarge()) void load().then(say, say)
    else say()
  }).observe(probe)
  document.body.append(probe)
}
