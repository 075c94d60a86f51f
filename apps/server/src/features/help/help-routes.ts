import { getHelpArticle, listHelpArticles, listHelpGroups, rateHelpArticle } from '@keo/contract/help'
import type { Api } from '@keo/service-kit/http/api'
import type { ArticleLibrary } from './article-library.ts'
import type { HelpVoting } from './help-votes.ts'

const PAGE = 20

export function helpRoutes(api: Api, { library, votes }: { library: ArticleLibrary; votes: HelpVoting }) {
  api.handle(listHelpGroups, ({ language }) => ({
    groups: library.groups(language),
    often: library.often(language),
  }))
  api.handle(listHelpArticles, ({ body: { groupId, search = '', page = 1 }, language }) => {
    const found =
      groupId === undefined ? library.search(search, language) : library.ofGroup(groupId, language)
    const end = page * PAGE
    return { items: found.slice(end - PAGE, end), total: found.length, hasMore: found.length > end }
  })
  api.handle(getHelpArticle, async ({ body: { id }, language, caller, deviceNo }) => {
    const { groupId, groupName, title, answer, blocks, changedOn, readMinutes } = library.one(id, language)
    const reader = { memberId: caller?.memberId ?? null, deviceNo }
    return {
      id,
      groupId,
      groupName,
      title,
      answer,
      blocks: [...blocks],
      changedOn,
      readMinutes,
      votes: await votes.count(id, reader),
    }
  })
  api.handle(rateHelpArticle, ({ body: { id, isUseful }, language, caller, deviceNo }) => {
    library.one(id, language)
    return votes.vote(id, isUseful, { memberId: caller?.memberId ?? null, deviceNo })
  })
}
