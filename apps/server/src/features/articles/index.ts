export { articleRoutes } from './article-routes.ts'
export { createArticles } from './articles.ts'
export { createArticleWriters } from './write-articles.ts'
