/** "2:05:09", "12:34"; null once the time has come. */
export function countdownText(leftMs: number): string | null {
  if (!(leftMs > 0)) return null
  const whole = Math.ceil(leftMs / 1000)
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`
}
