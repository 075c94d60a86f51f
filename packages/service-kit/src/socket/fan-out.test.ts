import { setImmediate as breath } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFanOut } from './fan-out.ts'

function reader() {
  const heard: string[] = []
  return { heard, write: (frame: Buffer) => void heard.push(String(frame)) }
}

/** A topic with so many readers, and what each of them heard. */
function room(count: number) {
  const readers = Array.from({ length: count }, reader)
  const watching = new Map([['room', new Set(readers)]])
  const fan = createFanOut((topic: string) => watching.get(topic))
  const tell = (text: string) => fan.tell('room', Buffer.from(text))
  const told = (text: string) => readers.filter(({ heard }) => heard.includes(text)).length
  return { readers, watching, fan, tell, told, isTelling: () => fan.isTelling('room') }
}

async function breaths(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await breath()
}

test('a few readers are told at once', () => {
  const { tell, told } = room(500)
  tell('a')
  expect(told('a')).toBe(500)
})

test('many are told in slices between which others run, each once and in order', async () => {
  const { readers, tell, told } = room(1200)
  tell('a')
  tell('b')
  expect(told('a')).toBe(0)
  await breaths(1)
  expect([told('a'), told('b')]).toEqual([500, 0])
  await breaths(10)
  expect(readers.every(({ heard }) => heard.join() === 'a,b')).toBe(true)
})

test('a topic is being told until the last of its readers has the frame', async () => {
  const { tell, told, isTelling } = room(1200)
  expect(isTelling()).toBe(false)
  tell('a')
  await breaths(2)
  expect([told('a'), isTelling()]).toEqual([1000, true])
  await breaths(1)
  expect([told('a'), isTelling()]).toEqual([1200, false])
})

test('what is told faster than it can be written is finished first: never more than two wait', async () => {
  const { readers, tell, told } = room(1200)
  for (const text of ['a', 'b', 'c', 'd']) tell(text)
  expect([told('a'), told('b'), told('c')]).toEqual([1200, 1200, 0])
  await breaths(10)
  expect(readers.every(({ heard }) => heard.join() === 'a,b,c,d')).toBe(true)
})

test('whoever leaves meanwhile hears no more, and whoever comes hears what is told from then on', async () => {
  const { readers, watching, tell, told } = room(1200)
  tell('a')
  await breaths(1)
  const last = readers.at(-1)
  const comes = reader()
  watching.get('room')?.delete(last as NonNullable<typeof last>)
  watching.get('room')?.add(comes)
  tell('b')
  await breaths(10)
  expect([told('a'), told('b'), last?.heard, comes.heard]).toEqual([1199, 1199, [], ['b']])
})

test('a hub that is closed tells nobody more', async () => {
  const { fan, tell, told } = room(1200)
  tell('a')
  fan.close()
  await breaths(5)
  expect(told('a')).toBe(0)
})
