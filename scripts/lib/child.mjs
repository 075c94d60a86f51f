import { spawn } from 'node:child_process'

const running = new Set()

/**
 * Runs a program to its end. It gets a group of its own, so that Ctrl-C reaches it through us alone and nothing of it
 * stays behind. Its words are kept for the case that it fails, or shown as they come. Past its time it is killed.
 */
export function runChild(command, args, { isShown = false, timeoutMs = 0, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
    const child = spawn(command, args, { ...options, detached: true, stdio })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    const timer = timeoutMs > 0 ? setTimeout(() => stopGroup(child, 'SIGKILL'), timeoutMs) : undefined
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code, signal) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ ok: code === 0, output: signal ? `${output}\nIt was ended by ${signal}.` : output })
    })
  })
}

export function stopChildren(signal = 'SIGTERM') {
  for (const child of running) stopGroup(child, signal)
}

function stopGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // It ended by itself in between.
  }
}
