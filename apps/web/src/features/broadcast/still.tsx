import { useEffect, useMemo, useRef, useState } from 'react'
import { clock } from '../../platform/time.ts'
import type { MatchHead } from '../sportsbook/index.ts'
import './broadcast.css'
import { kitsOf } from './kits-of.ts'
import { createProjector, type Film } from './player/projector.ts'
import { settingOf } from './scene/setting.ts'
import { stageOf } from './stage-of.ts'

/** One picture of a match for a card, drawn once; the card around it says the score. */
export default function Still({ head }: { head: MatchHead }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = stageOf(head)
  const look = `${head.id}/${stage}`
  // A card does not follow the ball: it is drawn anew when the match comes to another stage.
  const [drawn, setDrawn] = useState({ look, head })
  if (drawn.look !== look) setDrawn({ look, head })
  const film = useMemo(() => filmOf(drawn.head), [drawn])
  useEffect(() => {
    if (!canvas.current) return undefined
    const projector = createProjector(canvas.current, clock)
    projector.show(film)
    return projector.close
  }, [film])
  return <canvas ref={canvas} className="broadcast-still" aria-hidden="true" />
}

function filmOf(head: MatchHead): Film {
  const [home, away] = head.teams
  return {
    setting: settingOf(head, []),
    kits: kitsOf(home?.id, away?.id),
    stage: stageOf(head),
    startsAt: head.startsAt,
    goal: null,
  }
}
