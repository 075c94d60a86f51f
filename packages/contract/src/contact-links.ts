/** Whether an address leads to one of these hosts by https, and hides nothing: no name, password or port. */
export function leadsTo(url: string, hosts: readonly string[]): boolean {
  const found = URL.parse(url)
  return (
    found !== null &&
    found.protocol === 'https:' &&
    found.username === '' &&
    found.password === '' &&
    found.port === '' &&
    hosts.includes(found.hostname)
  )
}
