import type { SportId, SportModel } from './sport-model.ts'

const MODELS: readonly SportModel[] = []

const bySport = new Map(MODELS.map((model) => [model.sportId, model]))

export function modelOf(sportId: SportId): SportModel {
  const model = bySport.get(sportId)
  if (!model) throw new Error(`no model of sport ${sportId}`)
  return model
}
