import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** No screen test has a server: what none of its stubs answers is a line that is down, and no request to anybody. */
globalThis.fetch = async (address) => {
  throw new TypeError(`nobody answers ${String(address)} in a screen test`)
}

/** A loaded machine decides how long a screen takes. */
configure({ asyncUtilTimeout: 60_000 })

afterEach(cleanup)
