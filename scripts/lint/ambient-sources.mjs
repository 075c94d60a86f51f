const isCallOf = (node, object, property) =>
  node.callee.type === 'MemberExpression' &&
  node.callee.object.name === object &&
  node.callee.property.name === property

/**
 * Time and chance arrive as arguments, so that a test can hold them. The files that make them are let off in
 * .oxlintrc.json by name.
 */
export const noAmbientSources = {
  create(context) {
    const complain = (node, what) =>
      context.report({ message: `${what}: take the injected clock or id source instead.`, node })
    return {
      CallExpression(node) {
        if (isCallOf(node, 'Date', 'now')) complain(node, 'Date.now()')
        if (isCallOf(node, 'Math', 'random')) complain(node, 'Math.random()')
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) complain(node, 'new Date()')
      },
    }
  },
}

const TIMERS = new Set(['setTimeout', 'setInterval'])

/** Product timing goes through platform/time (client) or the clock (server), where a test can move it. */
export const noRawTimers = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node
        const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
        const isBare =
          callee.type !== 'MemberExpression' || ['window', 'globalThis'].includes(callee.object.name)
        if (isBare && TIMERS.has(name)) {
          context.report({ message: `${name}: use the timers of platform/time or the clock.`, node })
        }
      },
    }
  },
}
