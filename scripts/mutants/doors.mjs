const FEATURES = 'apps/server/src/features'
const GUARD = 'packages/service-kit/src/http/guard.ts'
const STOLEN = `${FEATURES}/security-changes/stolen-token.server.test.ts`
const CHANGES = `${FEATURES}/security-changes/security-changes.ts`

/** Accounts, parties and the wire as an attacker sees them. */
export const DOORS = [
  {
    id: 'core 23',
    what: 'a token alone binds a mobile number',
    file: GUARD,
    find: 'if (call.freshProof) await demandFreshProof(found, facts)',
    put: 'if (call.freshProof && !found) await demandFreshProof(found, facts)',
    test: STOLEN,
  },
  {
    id: 'core 23',
    what: 'large withdrawals do not wait after a change',
    file: CHANGES,
    find: `    await sqlMemberLocks(tx, tenantId).holdLargeWithdrawals(member.id, holdFromNow())
    const isReachable`,
    put: '    const isReachable',
    test: STOLEN,
  },
  {
    id: 'core 23',
    what: 'the old contact is not told',
    file: CHANGES,
    find: '    await tell(tx, member, { event, language, changeId })\n',
    put: '    void [tell, changeId, language]\n',
    test: STOLEN,
  },
  {
    id: 'core 23',
    what: 'an undo restores nothing',
    file: CHANGES,
    find: 'await part.restore(tx, memberId, taken[part.name])',
    put: 'await part.take(tx, memberId)',
    test: STOLEN,
  },
  {
    id: 'core 26',
    what: 'a sign-in with the old password outlives the change',
    file: `${FEATURES}/accounts/name-door.ts`,
    find: '?.passwordHash === found.passwordHash',
    put: '?.passwordHash !== ""',
    test: `${FEATURES}/members/password-change.server.test.ts`,
    only: 'overlaps',
  },
  {
    id: 'core 26',
    what: 'a change that a sign-in overtakes answers 10009',
    file: `${FEATURES}/accounts/session-service.ts`,
    find: "return known?.state === 'replaced' && known.memberId === memberId ? known : undefined",
    put: "return known?.state === 'replaced' && known.memberId === '' ? known : undefined",
    test: `${FEATURES}/members/password-change.server.test.ts`,
    only: 'overtakes',
  },
  {
    id: 'core 26',
    what: 'strangers lock the owner out of a known device',
    file: `${FEATURES}/accounts/password-guards.ts`,
    find: 'if (known.devices.has(deviceNo)) return',
    put: "if (deviceNo === '') return",
    test: `${FEATURES}/accounts/password-attacks.server.test.ts`,
    only: 'strangers',
  },
  {
    id: 'core 26',
    what: 'the hold looks at each withdrawal alone',
    file: `${FEATURES}/withdraw/withdraw-service.ts`,
    find: 'if (!isLarge((total + asked) as Minor)) return',
    put: 'if (!isLarge((total * 0n + asked) as Minor)) return',
    test: `${FEATURES}/withdraw/withdraw.server.test.ts`,
    only: 'count together',
  },
  {
    id: 'core 26',
    what: 'a signature seen at one path is taken at another',
    file: `${FEATURES}/sports/seen-signatures.ts`,
    find: '(await batches.submit({ sign, path })) === path',
    put: "(await batches.submit({ sign, path })) !== ''",
    test: `${FEATURES}/sports/callback-paths.server.test.ts`,
  },
  {
    id: 'core 28',
    what: 'dev answers the whole network',
    file: 'apps/server/src/config.ts',
    find: "return KEO_MODE === 'prod' ? '0.0.0.0' : '127.0.0.1'",
    put: "return KEO_MODE === 'prod' ? '127.0.0.1' : '0.0.0.0'",
    test: 'apps/server/src/config.test.ts',
  },
]
