import { soccer } from './counts/sports/soccer.ts'
import { tennis } from './races/tennis.ts'
import type { SportId, SportModel } from './sport-model.ts'

const MODELS: readonly SportModel[] = [soccer, tennis]

const bySport = new Map(MODELS.map((model) => [model.sportId, model]))

export function modelOf(sportId: SportId): SportModel {
  const model = bySport.get(sportId)
  if (!model) throw new Error(`no model of sport ${sportId}`)
  return model
}
