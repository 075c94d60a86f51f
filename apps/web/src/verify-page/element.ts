export function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

/** A verdict is told aloud, good or bad; the rest is there to be read. */
export function section(className: 'good' | 'bad' | '', title: string): HTMLElement {
  const made = document.createElement('section')
  made.className = className
  made.role = className ? 'status' : 'region'
  made.append(element('h2', title))
  return made
}
