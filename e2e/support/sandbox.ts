/** Forces a state of the world the way the developer panel does. */
export async function callSandbox(url: string, path: string, body: object, token: string | null = null) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify(body),
  })
  const envelope = (await answer.json()) as { code: number; msg: string }
  if (envelope.code !== 200) throw new Error(`${path}: ${envelope.code} ${envelope.msg}`)
}
