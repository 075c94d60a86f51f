const CHEER_SECONDS = 1.6
const WHISTLE_SECONDS = 0.7

/** A crowd: noise through a band around the human voice that swells and fades. */
export function cheer(context: BaseAudioContext): void {
  const noise = context.createBufferSource()
  noise.buffer = noiseBuffer(context, CHEER_SECONDS)
  const voices = context.createBiquadFilter()
  voices.type = 'bandpass'
  voices.frequency.setValueAtTime(600, context.currentTime)
  voices.frequency.linearRampToValueAtTime(1100, context.currentTime + 0.4)
  noise.connect(voices).connect(swell(context, { peak: 0.35, rise: 0.3, length: CHEER_SECONDS }))
  noise.start()
}

/** A referee's whistle: a high tone that a pea makes tremble. */
export function whistle(context: BaseAudioContext): void {
  const tone = context.createOscillator()
  tone.frequency.value = 2350
  const pea = context.createOscillator()
  pea.frequency.value = 38
  const tremble = context.createGain()
  tremble.gain.value = 90
  pea.connect(tremble).connect(tone.frequency)
  tone.connect(swell(context, { peak: 0.12, rise: 0.03, length: WHISTLE_SECONDS }))
  for (const source of [tone, pea]) {
    source.start()
    source.stop(context.currentTime + WHISTLE_SECONDS)
  }
}

const MURMUR_SECONDS = 4
const MURMUR_LEVEL = 0.05

/** A stand that waits: low noise without an end, until it is stopped. */
export function murmur(context: BaseAudioContext): () => void {
  const noise = context.createBufferSource()
  noise.buffer = noiseBuffer(context, MURMUR_SECONDS)
  noise.loop = true
  const voices = context.createBiquadFilter()
  voices.type = 'bandpass'
  voices.frequency.value = 480
  voices.Q.value = 0.6
  const level = context.createGain()
  level.gain.setValueAtTime(0, context.currentTime)
  level.gain.linearRampToValueAtTime(MURMUR_LEVEL, context.currentTime + 1)
  noise.connect(voices).connect(level).connect(context.destination)
  noise.start()
  return () => {
    noise.stop()
    level.disconnect()
  }
}

function swell(context: BaseAudioContext, shape: { peak: number; rise: number; length: number }): GainNode {
  const gain = context.createGain()
  const start = context.currentTime
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(shape.peak, start + shape.rise)
  gain.gain.linearRampToValueAtTime(0, start + shape.length)
  gain.connect(context.destination)
  return gain
}

/** A fixed sequence of pseudo-random samples: a crowd needs no true chance. */
function noiseBuffer(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.floor(context.sampleRate * seconds), context.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let index = 0; index < samples.length; index++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0
    samples[index] = seed / 0x80000000
  }
  return buffer
}
