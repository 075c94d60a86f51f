import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { circles, importsOfFiles, roomImports, roomsOf } from './import-graph.mjs'
import { ROOT } from './run-steps.mjs'

/** Circles of files inside one room are allowed up to this size; a larger one is a room without walls. */
const LARGEST_FILE_CIRCLE = 5

/** `npm run graph [apps]`: the rooms of each app, and every circle of imports between them. */
export function graphKeo(wanted) {
  const apps = readdirSync(path.join(ROOT, 'apps')).filter((app) => existsSync(sourceOf(app)))
  const chosen = wanted.length > 0 ? wanted : apps
  const unknown = chosen.filter((app) => !apps.includes(app))
  if (unknown.length > 0) {
    console.error(`No app is called ${unknown.join(', ')}. There are: ${apps.join(', ')}.`)
    process.exitCode = 1
    return
  }
  const areUntied = chosen.map((app) => printApp(app))
  process.exitCode = areUntied.every(Boolean) ? 0 : 1
}

const sourceOf = (app) => path.join(ROOT, 'apps', app, 'src')

/** Prints one app; answers whether it is free of circles. */
function printApp(app) {
  const imports = importsOfFiles(sourceOf(app))
  const rooms = roomsOf([...imports.keys()])
  const between = roomImports(imports, rooms)
  const roomCircles = circles(new Map([...between].map(([room, targets]) => [room, [...targets.keys()]])))
  const fileCircles = circles(imports).filter((files) => files.length > LARGEST_FILE_CIRCLE)
  const verdict = roomCircles.length === 0 ? 'no cycle between them' : `${roomCircles.length} cycles`
  console.log(`${app}: ${imports.size} files in ${new Set(rooms.values()).size} rooms, ${verdict}`)
  for (const members of roomCircles) printRoomCircle(members, between)
  for (const files of fileCircles) console.log(`  cycle of ${files.length} files: ${files.join(', ')}`)
  return roomCircles.length + fileCircles.length === 0
}

function printRoomCircle(members, between) {
  console.log(`  cycle of ${members.length} rooms: ${members.join(', ')}`)
  for (const from of members) {
    for (const [to, arrows] of between.get(from) ?? []) {
      if (members.includes(to))
        console.log(`    ${from} -> ${to} (${arrows.length}): ${arrows[0].join(' -> ')}`)
    }
  }
}
