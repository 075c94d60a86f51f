/**
 * The provider's wire ends at the intake: its short names and the modules that hold them are for the folders that speak
 * with the provider. Constants of the contract are words of ours and may be named anywhere.
 */

const WIRE_NAMES = new Set([
  'na', 'nm', 'ty', 'sid', 'pe', 'mks', 'od', 'bt', 'li', 'mg', 'lg', 'nsg', 'mc', 'tyg', 'mty', 'mbl', 'tps', 'ssi', 'fid',
  'fmt', 'lurl', 'rnm', 'rlg', 'slid', 'otcm', 'bod', 'odt', 'smt', 'tms', 'itd', 'mrid', 'mgn', 'omid', 'bms', 'sos', 'sodd',
  'rst', 'rjs', 'rmk', 'smis', 'pmis', 'crl', 'cst', 'oid', 'cte',
]) // prettier-ignore

/** Modules of the contract that hold constants, codes and calls whose names are spelled out. */
const OPEN_MODULES = new Set([
  'auto-cash-out', 'builder', 'control', 'define-provider-call', 'interventions', 'match-enums', 'match-rules', 'match-seal', 'option-types', 'order-enums', 'own-calls',
  'provider-codes', 'sport-codes', 'sport-ids',
]) // prettier-ignore

const CONTRACT = '@keo/sportsbook-contract/'

const isConstant = (specifier) => /^[A-Z][A-Z\d_]*$/.test((specifier.imported ?? specifier.local)?.name ?? '')

export const noWireNames = {
  create(context) {
    const report = (node, message) => context.report({ node, message })
    const named = (node, key, isComputed) => {
      if (!isComputed && key?.type === 'Identifier' && WIRE_NAMES.has(key.name))
        report(
          node,
          `'${key.name}' is a name of the provider's wire. Use our own types of features/sportsbook.`,
        )
    }
    const imported = (node) => {
      const source = node.source?.value ?? ''
      if (!source.startsWith(CONTRACT) || OPEN_MODULES.has(source.slice(CONTRACT.length))) return
      if (node.specifiers.length > 0 && node.specifiers.every(isConstant)) return
      report(
        node,
        `${source} holds records of the wire. Only the provider's folders of features/sportsbook read them.`,
      )
    }
    return {
      MemberExpression: (node) => named(node, node.property, node.computed),
      Property: (node) => named(node, node.key, node.computed),
      TSPropertySignature: (node) => named(node, node.key, node.computed),
      ImportDeclaration: imported,
      ExportNamedDeclaration: imported,
    }
  },
}
