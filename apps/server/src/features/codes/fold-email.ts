/** One box, one limit: case never tells two boxes apart, and what follows a plus sign is the owner's own note. */
export function foldEmail(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  return `${name.split('+', 1)[0]}@${host}`
}
