/** What a friend opens: the code is kept for the session and sent with the registration. */
export function inviteLink(code: string, origin: string = location.origin): string {
  return `${origin}/?inviteCode=${encodeURIComponent(code)}`
}

/** The device's own share sheet. False where there is none; a sheet that was put away counts as shown. */
export async function shareLink(text: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share({ text, url })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

export const messageLink = (text: string): string => `sms:?&body=${encodeURIComponent(text)}`
export const mailLink = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
