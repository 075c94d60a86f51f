/** What must not stand in a file that leaves this machine, and how to know it. */
const LEAKS: readonly { what: string; pattern: RegExp }[] = [
  // A path of the product such as /api/user/home/bar has a word before it; a path of a machine has not.
  { what: 'a path of somebody’s machine', pattern: /(?<![\w.}/-])\/(?:work|home|Users|root)\/[\w.-]+/ },
  { what: 'a registry host', pattern: /registry[.][\w-]+[.]\w+|"resolved"\s*:\s*"https?:/ },
  { what: 'a private key', pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { what: 'a cloud key', pattern: /\bAKIA[0-9A-Z]{16}\b|\bAIza[\w-]{35}\b/ },
  { what: 'a service token', pattern: /\b(?:ghp|gho|github_pat|glpat|xox[abp]|sk_live)[_-]\w{16,}/ },
  { what: 'a signed token', pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/ },
  {
    what: 'a secret spelled out',
    pattern: /(?:secret|password|passwd|api_?key|access_?token)["']?\s*[:=]\s*["'][A-Za-z0-9+/_-]{24,}["']/i,
  },
  {
    what: 'an address with a password',
    pattern: /\b(?:postgres(?:ql)?|rediss?):\/\/[^\s:/@]+:(?!password@)[^\s@${}]{3,}@(?!localhost|127\.)/,
  },
]

/** One line per leak, `line: what (text)`. */
export function leaksIn(text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    LEAKS.flatMap(({ what, pattern }) => {
      const found = pattern.exec(line)
      return found ? [`${index + 1}: ${what} (${found[0].slice(0, 60)})`] : []
    }),
  )
}
