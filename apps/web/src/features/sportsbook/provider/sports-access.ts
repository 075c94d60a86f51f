import { PUSH_PATH } from '@keo/sportsbook-contract/push'
import type { Storage } from '../../../platform/storage.ts'

/** Where the provider is, and the token that it knows the player by; a guest's is empty. */
export type SportsAccess = { readonly baseUrl: string; readonly pushUrl: string; readonly token: string }

type Issued = { apiServerAddress: string; pushServerAddress: string; token: string }

type Needs = {
  isMember(): boolean
  guest(): SportsAccess
  /** The user call that gives a member a token. */
  issue(): Promise<Issued>
  storage: Pick<Storage, 'read' | 'write' | 'remove'>
}

const FIXED_ADDRESS = '/sportsbook'

/** A guest browses with a configuration of our own: an empty token and the fixed address, or where a provider elsewhere is. */
export function guestAccess(elsewhere: string | null): SportsAccess {
  const baseUrl = elsewhere?.replace(/\/+$/, '') ?? FIXED_ADDRESS
  return { baseUrl, pushUrl: baseUrl + PUSH_PATH, token: '' }
}

/** Keeps a member's token between visits; one request at a time asks for a new one. */
export function createSportsAccess({ isMember, guest, issue, storage }: Needs) {
  let asked: Promise<SportsAccess> | undefined

  function fetchNew(): Promise<SportsAccess> {
    asked ??= issue()
      .then(({ apiServerAddress, pushServerAddress, token }) => {
        const access = { baseUrl: apiServerAddress, pushUrl: pushServerAddress, token }
        if (isMember()) storage.write('sportsbookConfig', access)
        return access
      })
      .finally(() => {
        asked = undefined
      })
    return asked
  }

  function kept(): SportsAccess | undefined {
    const stored = storage.read('sportsbookConfig')
    return stored && { ...stored, pushUrl: stored.pushUrl ?? stored.baseUrl + PUSH_PATH }
  }

  return {
    async current(): Promise<SportsAccess> {
      return isMember() ? (kept() ?? fetchNew()) : guest()
    },
    /** A token that the provider no longer takes; another call may have replaced it meanwhile. */
    async refresh(refused: SportsAccess): Promise<SportsAccess> {
      if (!isMember()) return guest()
      const stored = kept()
      return stored && stored.token !== refused.token ? stored : fetchNew()
    },
    forget(): void {
      asked = undefined
      storage.remove('sportsbookConfig')
    },
  }
}
