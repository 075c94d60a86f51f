import userEvent from '@testing-library/user-event'

const MOST_STOPS = 80

/** Goes on with the tab key until what has that name is reached, as somebody without a pointer does. */
export async function tabTo(name: RegExp): Promise<HTMLElement> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await userEvent.tab()
    const reached = document.activeElement
    if (reached instanceof HTMLElement && name.test(nameOf(reached))) return reached
  }
  throw new Error(`No stop of the tab key is called ${name}.`)
}

const nameOf = (reached: HTMLElement) => reached.getAttribute('aria-label') ?? reached.textContent ?? ''
