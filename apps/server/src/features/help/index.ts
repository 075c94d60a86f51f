export { type ArticleLibrary, articleFolder, readLibrary } from './article-library.ts'
export { foldWords } from './fold-words.ts'
export { createHelpVotes } from './help-votes.ts'
export { helpRoutes } from './help-routes.ts'
