const HIDDEN = '***'

/** Six digits keep 3 and 2, seven 3 and 3, longer ones 3 and 4 (specification section 9). */
export function maskPhone(digits: string): string {
  if (digits.length < 6) return digits && HIDDEN
  const tail = digits.length === 6 ? 2 : digits.length === 7 ? 3 : 4
  return digits.slice(0, 3) + HIDDEN + digits.slice(-tail)
}

/** Up to five characters show the first and the last, longer names two at each end. */
export function maskName(name: string): string {
  const signs = [...name]
  const kept = signs.length > 5 ? 2 : 1
  if (signs.length <= 1) return name && HIDDEN
  return signs.slice(0, kept).join('') + HIDDEN + signs.slice(-kept).join('')
}

/** The first character and the domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? email && HIDDEN : email.slice(0, 1) + HIDDEN + email.slice(at)
}
