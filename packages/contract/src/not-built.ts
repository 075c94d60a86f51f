/**
 * Calls of docs/spec/calls.csv that no feature declares yet, as `METHOD path` by the feature that will build them.
 * Declaring a call means deleting its line here: a test holds both against the specification's list.
 */
export const NOT_BUILT = {
  support: [
    'POST /api/member/customervip/vipFont',
    'POST /api/operation/vipphoneback/add',
    'POST /api/operation/vipphoneback/dailFont',
    'GET /api/live/video/queryCustomerLineSwitch',
    'POST /api/operation/tutorial/config/popCustomerLink',
    'POST /api/operation/tutorial/config/list',
    'POST /api/operation/tutorial/config/listItem',
    'POST /api/operation/tutorial/config/detailItem',
    'POST /api/operation/advice/config/saveAdviceConfig',
    'GET /api/operation/advice/config/list',
    'GET /api/operation/advice/config/show/{id}',
    'GET /api/operation/advice/config/hasUnreadReply',
  ],
  invitations: [
    'POST /api/member/invite/drawAward',
    'GET /api/member/invite/generateReferralCode',
    'GET /api/member/invite/queryHorseRing',
    'GET /api/member/invite/queryInviteBetConfig',
    'GET /api/member/invite/queryInviteDepConfig',
    'GET /api/member/invite/queryInviteInfo',
    'GET /api/member/invite/queryInviteVipConfig',
    'GET /api/member/invite/queryInviteBetAwardList',
    'GET /api/member/invite/queryInviteDepAward',
    'GET /api/member/invite/queryInviteInfoTotalAward',
  ],
  promotions: [
    'GET /api/promotion/activity/getMatchAwardConfig',
    'POST /api/promotion/activity/receiveMatchRewards',
  ],
  inbox: [
    'GET /api/operation/announce/config/queryAnnByMember',
    'POST /api/operation/announce/config/queryAnnByMemberDetail',
    'POST /api/operation/letter/config/queryLetterConfigSendList',
    'POST /api/operation/letter/config/queryLetterConfigDetail',
    'PUT /api/operation/letter/config/updateLetterStatus',
    'PUT /api/operation/letter/config/deleteLetter',
    'GET /api/operation/letter/config/queryLetterCount',
    'GET /api/operation/letter/config/queryLetterTypeCount',
    'PUT /api/operation/letter/config/updateLetterStatusBatch',
    'PUT /api/operation/letter/config/deleteLetters',
  ],
} as const satisfies Record<string, readonly string[]>
